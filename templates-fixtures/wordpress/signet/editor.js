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

  blocks.registerBlockType("signet/marker", {
    apiVersion: 2,
    title: "Signet",
    category: "widgets",
    icon: "book-alt",
    attributes: { marker: { type: "string" }, options: { type: "object", default: {} } },
    // Inserted by the patterns, which say which marker.
    supports: { inserter: false, html: false },
    edit: EditMarker,
    save,
  });
  blocks.registerBlockType("signet/item", {
    apiVersion: 2,
    title: "Élément",
    category: "widgets",
    icon: "excerpt-view",
    parent: ["signet/marker"],
    supports: { html: false },
    edit: EditItem,
    save,
  });
})(window.wp);
