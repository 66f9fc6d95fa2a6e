/** What the plugin prints around and beside markers, in a real WordPress. */
import { expect, inject, test } from "vitest";
import { saveEverywhere } from "./roles.ts";

const { sites } = inject("wordpress");
const paragraph = "<!-- wp:paragraph --><p>Oui.</p><!-- /wp:paragraph -->";

test.each(["wide", "full"])("a marker's block has the alignment %s", async (align) => {
  const content = `<!-- wp:signet/marker {"marker":"faq","align":"${align}"} -->${paragraph}<!-- /wp:signet/marker -->`;
  for (const { html } of await saveEverywhere(sites, `align ${align}`, content))
    expect(html).toContain(`<div data-behaviour="faq" class="align${align}">`);
});

test("only a page with a Query block that does not load another page has the module for it", async () => {
  const query = (attributes: string) =>
    `<!-- wp:query {"queryId":1,"query":{"perPage":1,"postType":"post"}${attributes}} --><div class="wp-block-query"><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --></div><!-- /wp:query -->`;
  const page = async (title: string, content: string) => {
    const [saved] = await saveEverywhere(sites, title, content);
    return (await fetch(saved?.link ?? "")).text();
  };
  expect(await page("enhanced", query(',"enhancedPagination":true'))).toMatch(
    /<script[^>]* src="[^"]*\/signet\/query-pages\.js"/,
  );
  expect(await page("loading", query(""))).not.toContain("query-pages.js");
});
