import { afterEach, expect, test } from "vitest";
import { faqBehaviour } from "../../../src/behaviours/faq/faq.behaviour.ts";
import { element, runtimeOn, whenState } from "../../shared/enhance/page.ts";

let end: ((root: ParentNode) => void) | undefined;

async function start(html: string, address = "https://salon.test/faq") {
  window.location.href = address;
  const runtime = runtimeOn(`<div id="one" data-behaviour="faq">${html}</div>`, [
    { ...faqBehaviour, when: "now" },
  ]);
  end = runtime.release;
  const server = document.body.innerHTML;
  runtime.enhance();
  await whenState("#one", "ready");
  return { ...runtime, server };
}

const details = (id: string) => element(`#${id}`) as HTMLDetailsElement;

afterEach(() => {
  end?.(document.body);
  document.body.replaceChildren();
});

const TWO =
  '<details id="a"><summary>A</summary>un</details><details id="b" open><summary>B</summary><p id="in">deux</p></details>';

test.each([
  ["#a", "a"],
  ["#in", "b"],
])("an address opens what it names, %s, and closes nothing", async (hash, id) => {
  await start(TWO.replace(" open", ""), `https://salon.test/faq${hash}`);
  expect(details("a").open).toBe(id === "a");
  expect(details("b").open).toBe(id === "b");
});

test("ids with accents are found, encoded as in the address", async () => {
  await start('<details id="où"><summary>Où</summary>ici</details>', "https://salon.test/faq#o%C3%B9");
  expect(details("où").open).toBe(true);
});

test("a click that a script of the page sends to the document itself ends nothing", async () => {
  await start(TWO, "https://salon.test/faq#a");
  document.dispatchEvent(new MouseEvent("click"));
  expect(element("#one").dataset.enhanced).toBe("ready");
});

test("what was closed is open on paper, and closed again after", async () => {
  await start(TWO);
  window.dispatchEvent(new Event("beforeprint"));
  expect([details("a").open, details("b").open]).toEqual([true, true]);
  window.dispatchEvent(new Event("afterprint"));
  expect([details("a").open, details("b").open]).toEqual([false, true]);
});

test("an address that changes after the end opens nothing", async () => {
  const { release, server } = await start(TWO);
  release(document.body);
  expect(document.body.innerHTML).toBe(server);
  window.location.href = "https://salon.test/faq#a";
  window.dispatchEvent(new Event("hashchange"));
  expect(details("a").open).toBe(false);
});

test("questions that share a name are free of it, and have it again on release", async () => {
  const { release } = await start(TWO.replaceAll("<details ", '<details name="questions" '));
  expect(document.querySelectorAll("details[name]")).toHaveLength(0);
  release(document.body);
  expect(document.querySelectorAll("details[name=questions]")).toHaveLength(2);
});

test("two questions of the same words get ids of their own", async () => {
  const same = "<details><summary>Où acheter ?</summary>ici</details>";
  await start(`<p id="ou-acheter">x</p>${same}${same}<details><summary>?!</summary>rien</details>`);
  const ids = [...document.querySelectorAll("details")].map(({ id }) => id);
  expect(ids).toEqual(["ou-acheter-2", "ou-acheter-2-2", "question"]);
});
