/**
 * The plugin's two blocks in the block editor: `signet/marker`, around what an editor writes, and `signet/item`, a
 * slide, a book or a card. The server prints the marker itself; only the blocks inside are saved.
 */
(({ blocks, blockEditor, components, element }) => {
  const { InnerBlocks, InspectorControls, useBlockProps } = blockEditor;
  const create = element.createElement;
  const save = () => create(InnerBlocks.Content);

  /** A text field for each attribute of the marker. */
  function settings(marker, options, setAttributes) {
    const field = (name) =>
      create(components.TextControl, {
        key: name,
        label: `data-${name}`,
        value: options[name] ?? "",
        onChange(value) {
          const { [name]: _previous, ...others } = options;
          setAttributes({ options: value === "" ? others : { ...others, [name]: value } });
        },
      });
    return create(
      InspectorControls,
      null,
      create(components.PanelBody, { title: marker.title }, marker.attributes.map(field)),
    );
  }

  function EditMarker({ attributes: { marker: name, options }, setAttributes }) {
    const marker = window.signetMarkers[name];
    const frame = useBlockProps({ style: { border: "1px dashed", padding: "1em" } });
    const label = marker ? `Signet : ${marker.title}` : `Signet ne connaît pas « ${name} ».`;
    return create(
      "div",
      frame,
      marker ? settings(marker, options, setAttributes) : null,
      create("p", { contentEditable: false }, create("small", null, label)),
      create(InnerBlocks),
    );
  }

  const EditItem = () =>
    create(
      "div",
      useBlockProps({ style: { borderInlineStart: "4px solid", paddingInlineStart: "1em" } }),
      create(InnerBlocks),
    );

  const nameOf = (node) => node.dataset.island ?? node.dataset.behaviour;
  const optionsOf = (name) =>
    window.signetMarkers[name].attributes.map((option) => [option, `data-${option}`]);
  const isMarker = (node) =>
    node.nodeName === "DIV" && Object.hasOwn(window.signetMarkers, nameOf(node) ?? "");

  /** Blocks of a pasted marker's content. Elements with data of their own stay HTML: other blocks would lose it. */
  function blocksOf(content) {
    return [...content.children].flatMap((child) => {
      const html = child.outerHTML;
      if (isMarker(child)) return blocks.rawHandler({ HTML: html });
      if (/<[^>]*\sdata-/.test(html)) return [blocks.createBlock("core/html", { content: html })];
      // A list of slides, books or cards: a list block has room for text only.
      if (child.matches("ul, ol") && child.querySelector(":scope > li :is(h2, h3, h4, p, div, img)"))
        return [...child.children].map((item) => blocks.createBlock("signet/item", {}, itemBlocks(item)));
      return blocks.rawHandler({ HTML: html });
    });
  }

  const itemBlocks = (item) => blocks.rawHandler({ HTML: item.innerHTML });

  /** A pasted marker. Only attributes that `schema` lists are left when a transform sees the element. */
  const fromHtml = {
    type: "raw",
    schema: () => ({
      div: {
        attributes: [
          "data-island",
          "data-behaviour",
          ...new Set(
            Object.keys(window.signetMarkers).flatMap((name) => optionsOf(name).map(([, one]) => one)),
          ),
        ],
        children: "*",
      },
    }),
    isMatch: isMarker,
    transform(node) {
      const marker = nameOf(node);
      const given = optionsOf(marker).filter(([, attribute]) => node.hasAttribute(attribute));
      const options = Object.fromEntries(
        given.map(([option, attribute]) => [option, node.getAttribute(attribute)]),
      );
      return blocks.createBlock("signet/marker", { marker, options }, blocksOf(node));
    },
  };

  blocks.registerBlockType("signet/marker", {
    apiVersion: 3,
    title: "Signet",
    category: "widgets",
    icon: "book-alt",
    attributes: { marker: { type: "string" }, options: { type: "object", default: {} } },
    // Inserted by the patterns, which say which marker.
    supports: { inserter: false, html: false, align: ["wide", "full"] },
    transforms: { from: [fromHtml] },
    edit: EditMarker,
    save,
  });
  blocks.registerBlockType("signet/item", {
    apiVersion: 3,
    title: "Élément",
    category: "widgets",
    icon: "excerpt-view",
    parent: ["signet/marker"],
    supports: { html: false },
    edit: EditItem,
    save,
  });
})(window.wp);
