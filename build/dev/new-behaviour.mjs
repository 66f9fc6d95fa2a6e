// @ts-check
/**
 * The files of a new behaviour, which counts what is in a list: small, and with all that a behaviour needs: it looks
 * first, says what it did not find, undoes what it did, and has its words, css, macro and test.
 */

/**
 * @param {string} name
 * @returns {Record<string, string>} path → text
 */
export function filesOf(name) {
  const id = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const title = `${name[0]?.toUpperCase()}${name.slice(1).replaceAll("-", " ")}`;
  const folder = `src/behaviours/${name}`;
  return {
    [`${folder}/${name}.behaviour.ts`]: `import type { Declaration } from "../../shared/enhance/declaration.ts";

/** Says how many items its list has. */
export const ${id}Behaviour: Declaration = {
  kind: "behaviour",
  name: "${name}",
  when: "visible",
  load: () => import("./${name}.ts"),
};
`,
    [`${folder}/${name}.ts`]: `import type { MarkerContext } from "../../shared/enhance/declaration.ts";
import { defineBehaviour } from "../../shared/enhance/define-behaviour.ts";
import { markerError } from "../../shared/enhance/errors.ts";
import { removeUntil } from "../../shared/undo/remove-until.ts";
import { ${id}Messages } from "./messages.ts";

/** Only looks. @throws MarkerError without a list */
function find(marker: HTMLElement): HTMLElement {
  const list = marker.querySelector<HTMLElement>("ul, ol");
  if (!list)
    throw markerError("no-list", {
      expected: '<div data-behaviour="${name}"><ul><li>…</li></ul></div>',
    });
  return list;
}

/** Acts, until \`signal\` aborts: then the page is as the server sent it. */
function enhance(list: HTMLElement, { signal }: MarkerContext<unknown>): void {
  const count = document.createElement("p");
  count.className = "signet-root signet-${name}-count";
  count.textContent = ${id}Messages.count(list.children.length);
  list.before(count);
  removeUntil(signal, count);
}

export const mount = defineBehaviour({ find, enhance });
`,
    [`${folder}/messages.ts`]: `/** French texts of ${name}, this project's own. */
import { grouped } from "../../shared/text/grouped.ts";
import { plural } from "../../shared/text/plural.ts";
import { words } from "../../shared/text/words.ts";

export const ${id}Messages = words("${name}", {
  count: (count: number) => \`\${grouped(count)} \${plural(count, "élément", "éléments")}\`,
});
`,
    [`${folder}/${name}.css`]: `/* How many items the list has. */
.signet-${name}-count {
  font-weight: 600;
}
`,
    [`${folder}/${name}.facts.ts`]: `import type { MarkerFacts } from "../../markers/marker-facts.ts";

export const ${id}Facts: MarkerFacts = {
  kind: "behaviour",
  name: "${name}",
  title: "${title}",
  purpose: "Dit combien d’éléments la liste compte.",
  attributes: [],
  inside: [{ name: "ul, ol", required: true, about: "Une liste." }],
  snippet: \`<div data-behaviour="${name}">
  <ul>
    <li>Un élément</li>
    <li>Un autre élément</li>
  </ul>
</div>\`,
  keys: [],
  keysNote: "Takes no keys.",
  guide: {
    see: "Nulle part encore sur ce site.",
    without: "La liste, sans son nombre.",
    mistakes: [
      {
        wrong: '<div data-behaviour="${name}"><p>Un élément</p></div>',
        happens: "Le marqueur échoue : il n’y a pas de liste.",
        right: "<ul><li>Un élément</li></ul>",
        state: "failed",
      },
      {
        wrong: '<div data-behaviour="${name}"><ul></ul></div>',
        happens: "Le nombre est zéro : la liste est vide.",
        right: "<ul><li>Un élément</li></ul>",
        state: "ready",
      },
    ],
    room: "low",
  },
};
`,
    [`templates-fixtures/macros/${name}.njk`]: `{# The items of a list, with their number. #}
{% macro ${id}(items) %}
<div data-behaviour="${name}">
  <ul>
    {% for item in items %}<li>{{ item }}</li>{% endfor %}
  </ul>
</div>
{% endmacro %}
`,
    [`test/behaviours/${name}/${name}.test.ts`]: `import { afterEach, expect, test } from "vitest";
import { ${id}Behaviour } from "../../../src/behaviours/${name}/${name}.behaviour.ts";
import { ${id}Facts } from "../../../src/behaviours/${name}/${name}.facts.ts";
import { element, runtimeOn, whenState } from "../../shared/enhance/page.ts";

let end: ((root: ParentNode) => void) | undefined;

function start(html: string) {
  const runtime = runtimeOn(html, [{ ...${id}Behaviour, when: "now" }]);
  end = runtime.release;
  runtime.enhance();
}

afterEach(() => {
  end?.(document.body);
  document.body.replaceChildren();
});

test("says how many items the list has", async () => {
  start(${id}Facts.snippet);
  await whenState("[data-behaviour]", "ready");
  expect(element("[data-behaviour] p").textContent).toBe("2 éléments");
});

test("fails without a list", async () => {
  start('<div data-behaviour="${name}"><p>Un élément</p></div>');
  await whenState("[data-behaviour]", "failed");
});
`,
  };
}

/**
 * @param {string} name
 * @returns {string} the marker's section of docs/markers.md
 */
export function sectionOf(name) {
  const id = name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  return `### \`data-behaviour="${name}"\`

Says how many items a list has. Starts near the viewport. What an editor can paste:

<!-- facts: snippet -->
\`\`\`html
\`\`\`
<!-- /facts -->

\`\`\`njk
{% from "macros/${name}.njk" import ${id} %}
{{ ${id}(items) }}
\`\`\`
`;
}
