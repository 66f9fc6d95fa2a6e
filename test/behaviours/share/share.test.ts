import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shareBehaviour } from "../../../src/behaviours/share/share.behaviour.ts";
import { element, runtimeOn, whenState } from "../../shared/enhance/page.ts";
import { until } from "../../shared/until.ts";

let end: ((root: ParentNode) => void) | undefined;

async function start(attributes: string, inside = "<summary>Partager</summary>") {
  window.location.href = "https://salon.test/activites/un?utm_source=x#haut";
  document.title = "Un titre";
  const runtime = runtimeOn(
    `<div id="one" data-behaviour="share" ${attributes}><details open>${inside}</details></div>`,
    [{ ...shareBehaviour, when: "now" }],
  );
  end = runtime.release;
  runtime.enhance();
  await whenState("#one", "ready");
  await until(() => element("#one button"));
  return runtime;
}

const address = () => (element("#one input") as HTMLInputElement).value;
const networks = () => [...document.querySelectorAll<HTMLAnchorElement>("#one a")];

beforeEach(() => vi.stubGlobal("innerHeight", 800));
afterEach(() => {
  end?.(document.body);
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("the page shares itself, without its hash, under its own title", async () => {
  await start("");
  expect(address()).toBe("https://salon.test/activites/un?utm_source=x");
  const x = networks().find(({ host }) => host === "x.com");
  expect(new URL(x?.href ?? "").searchParams.get("text")).toBe("Un titre");
});

test("what the marker names is shared in its place, whatever quotes a CMS put around it", async () => {
  await start('data-url=" “/activites/deux”" data-title="«&nbsp;Deux&nbsp;»"');
  expect(address()).toBe("https://salon.test/activites/deux");
  const x = networks().find(({ host }) => host === "x.com");
  expect(new URL(x?.href ?? "").searchParams.get("text")).toBe("Deux");
});

test.each(["javascript:alert(1)", "data:text/html,x", "mailto:a@salon.test", "ftp://salon.test/", "http://"])(
  "what is no web address is not shared, but reported: %s",
  async (url) => {
    const runtime = runtimeOn(
      `<div id="one" data-behaviour="share" data-url="${url}"><details open><summary>Partager</summary></details></div>`,
      [{ ...shareBehaviour, when: "now" }],
    );
    end = runtime.release;
    runtime.enhance();
    await whenState("#one", "failed");
    expect(runtime.told.map(({ message }) => message).filter(Boolean)).toEqual([
      expect.stringContaining(`no-web-address data-url ${url}`),
    ]);
    expect(document.querySelector("#one input, #one a")).toBeNull();
  },
);

test("a title from strangers is text wherever it goes", async () => {
  await start('data-title="&lt;img src=x onerror=alert(1)&gt; &amp; url=https://ailleurs.example"');
  expect(document.querySelector("#one img")).toBeNull();
  for (const link of networks())
    expect(decodeURIComponent(link.search)).toContain("https://salon.test/activites/un");
});

test("adds no network that the theme links to already; links within the site do not count", async () => {
  await start(
    "",
    '<summary>Partager</summary><p><a href="https://x.com/x">X</a> <a href="/">Accueil</a></p>',
  );
  expect(networks()).toHaveLength(2);
});

test("a way to write to somebody, or the place of an anchor, is no link to a network", async () => {
  await start(
    "",
    '<summary>Partager</summary><p><a href="mailto:info@salon.test">Écrire</a> <a id="ici">Ici</a></p>',
  );
  expect(networks().map(({ host }) => host)).toContain("x.com");
});

test("Escape closes the block, unless something in it has used the key", async () => {
  await start("", '<summary>Partager</summary><p><input id="in"></p>');
  const press = () =>
    element("#in").dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }),
    );
  const details = element("#one details") as HTMLDetailsElement;
  const use = (event: Event) => event.preventDefault();
  element("#in").addEventListener("keydown", use);
  press();
  expect(details.open).toBe(true);
  element("#in").removeEventListener("keydown", use);
  // Used: what the block stands in stays open.
  expect(press()).toBe(false);
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(element("#one summary"));
  // Closed, it leaves the key to others.
  expect(press()).toBe(true);
});

test("a summary without classes looks like a button until release; a theme's classes stay", async () => {
  const runtime = await start("");
  expect(element("#one summary").classList.contains("signet-button")).toBe(true);
  runtime.release(document.body);
  expect(element("#one summary").hasAttribute("class")).toBe(false);
  await start("", '<summary class="theme">Partager</summary>');
  expect(element("#one summary").className).toBe("theme");
});
