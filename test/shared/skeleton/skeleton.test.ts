import { afterEach, describe, expect, test } from "vitest";
import { createStore } from "zustand/vanilla";
import { fillBlank } from "../../../src/shared/skeleton/fill-blank.ts";
import { shape, showSkeleton } from "../../../src/shared/skeleton/skeleton.ts";

afterEach(() => {
  document.body.replaceChildren();
});

/** A marker with this HTML, whose widget is loading for the first time. */
async function marked(html: string) {
  const marker = document.body.appendChild(document.createElement("div"));
  marker.innerHTML = html;
  const store = createStore<{ phase: string }>(() => ({ phase: "loading" }));
  const leave = new AbortController();
  const guard: Parameters<typeof showSkeleton>[0]["guard"] = (callback) => callback;
  // As the starts of the islands do
  fillBlank(
    marker,
    () => Promise.resolve(shape("p", "skeleton", "Chargement…")),
    (loaded) => showSkeleton({ marker, signal: leave.signal, guard }, store, loaded),
  );
  await Promise.resolve();
  const isShown = () => marker.querySelector(".skeleton") !== null;
  return { marker, store, leave, isShown };
}

describe("a marker without visible content", () => {
  test.each([
    ["nothing", ""],
    ["white space, a comment and what an editor leaves behind", "\n <!-- ici --> <p>&nbsp;</p><br>"],
    ["data for the script", '<script type="application/json" data-initial>{"query": ""}</script>'],
    ["words for a page without script", "<noscript>Activez JavaScript</noscript>"],
  ])("shows the skeleton: %s", async (_, html) => {
    expect((await marked(html)).isShown()).toBe(true);
  });

  test.each([
    ["text", "<div>\n<p>La programmation</p></div>"],
    ["a picture", '<p><img src="/affiche.png" alt=""></p>'],
    ["a field", '<form><input type="search"></form>'],
  ])("but not where there is %s", async (_, html) => {
    const { marker, store, isShown } = await marked(html);
    expect(isShown()).toBe(false);
    store.setState({ phase: "failed" });
    expect(marker.innerHTML).toBe(html);
  });
});

describe("the skeleton", () => {
  test("is removed when the load fails, and shown again for another attempt", async () => {
    const { marker, store, isShown } = await marked("<p></p>");
    store.setState({ phase: "failed" });
    expect(marker.innerHTML).toBe("<p></p>");
    store.setState({ phase: "loading" });
    expect(isShown()).toBe(true);
  });

  test("stays until the widget is shown, and is not restored when the widget fails", async () => {
    const { marker, store, isShown } = await marked("<br>");
    store.setState({ phase: "ready" });
    expect(isShown()).toBe(true);
    // As react-root.tsx does it
    const server = document.createDocumentFragment();
    server.append(...marker.childNodes);
    marker.dispatchEvent(new CustomEvent("signet:ready"));
    marker.append(server);
    expect(marker.innerHTML).toBe("<br>");
    store.setState({ phase: "loading" });
    expect(isShown()).toBe(false);
  });

  test("is removed with a released marker, and not shown again", async () => {
    const { marker, store, leave } = await marked("");
    leave.abort();
    store.setState({ phase: "failed" });
    store.setState({ phase: "loading" });
    expect(marker.innerHTML).toBe("");
  });
});
