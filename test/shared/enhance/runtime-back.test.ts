/** Files that were lost with the network, and come when it is back. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { MarkerContext } from "../../../src/shared/enhance/declaration.ts";
import { withPart } from "../../../src/shared/enhance/with-part.ts";
import { until } from "../until.ts";
import { declare, element, paragraph, runtimeOn, stateOf, whenState } from "./page.ts";

const islandA = '<div id="a" data-island="a"><p>server a</p></div>';
let isOnline = true;
let isHidden = false;

beforeEach(() => {
  isOnline = true;
  isHidden = false;
  vi.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
  vi.spyOn(document, "hidden", "get").mockImplementation(() => isHidden);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const goOnline = () => {
  isOnline = true;
  window.dispatchEvent(new Event("online"));
};
const showPage = () => {
  isHidden = false;
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
};
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

const island = () => paragraph("a").load({});

/** A load that fails this many times. */
const lost = <Module>(times: number, load: () => Promise<Module>) => {
  const failing = vi.fn(load);
  for (let time = 0; time < times; time += 1) failing.mockRejectedValueOnce(new TypeError("offline"));
  return failing;
};

describe("a marker whose code was lost", () => {
  test.each([
    ["the browser is online again", goOnline],
    ["the page is shown again", showPage],
  ])("stays as the server sent it, and is enhanced once %s", async (_, back) => {
    const load = lost(3, island);
    const { enhance, told } = runtimeOn(islandA, [declare("a", { load })]);
    const server = element("#a p");
    isOnline = false;
    isHidden = true;
    enhance();
    await whenState("#a", "failed");
    expect(element("#a p")).toBe(server);
    expect(load).toHaveBeenCalledTimes(3);
    isOnline = true;
    isHidden = false;
    back();
    await whenState("#a", "ready");
    expect(load).toHaveBeenCalledTimes(4);
    expect(told.map(({ type }) => type)).toEqual(["signet:error", "signet:ready"]);
  });

  test("is not asked for while the page is shown without a network, nor in a hidden tab", async () => {
    const load = lost(3, island);
    const { enhance } = runtimeOn(islandA, [declare("a", { load })]);
    enhance();
    await whenState("#a", "failed");
    isOnline = false;
    showPage();
    isHidden = true;
    goOnline();
    await settled();
    expect(load).toHaveBeenCalledTimes(3);
    showPage();
    await whenState("#a", "ready");
  });

  test("is asked for once more only, and reported once", async () => {
    const load = lost(99, island);
    const { enhance, told } = runtimeOn(islandA, [declare("a", { load })]);
    enhance();
    await whenState("#a", "failed");
    goOnline();
    await until(() => expect(load).toHaveBeenCalledTimes(6));
    await whenState("#a", "failed");
    goOnline();
    showPage();
    await settled();
    expect(load).toHaveBeenCalledTimes(6);
    expect(told.map(({ type }) => type)).toEqual(["signet:error"]);
  });

  test("reports what goes wrong after its code has come", async () => {
    const load = lost(3, async () => ({ mount: () => Promise.reject("broken") }));
    const { enhance, told } = runtimeOn(islandA, [declare("a", { load })]);
    enhance();
    await whenState("#a", "failed");
    goOnline();
    await until(() => expect(told).toHaveLength(2));
    expect(told[1]).toMatchObject({ type: "signet:error", message: "broken" });
    expect(stateOf("#a")).toBe("failed");
  });

  test("waits for nothing once the page has released it", async () => {
    const load = lost(3, island);
    const { enhance, release } = runtimeOn(islandA, [declare("a", { load })]);
    enhance();
    await whenState("#a", "failed");
    release(document);
    goOnline();
    await settled();
    expect(load).toHaveBeenCalledTimes(3);
    expect(element("#a").hasAttribute("data-enhanced")).toBe(false);
    enhance();
    await whenState("#a", "ready");
  });

  test("waits for nothing when the page releases it at the report", async () => {
    const load = lost(3, island);
    const { enhance, release } = runtimeOn(islandA, [declare("a", { load })]);
    element("#a").addEventListener("signet:error", () => release(document));
    enhance();
    await until(() => expect(load).toHaveBeenCalledTimes(3));
    await settled();
    goOnline();
    await settled();
    expect(load).toHaveBeenCalledTimes(3);
  });

  test("takes back what it contains: those markers were enhanced meanwhile", async () => {
    const inner = declare("in", {
      kind: "behaviour",
      load: async () => ({ mount: ({ ready }) => ready() }),
    });
    const { enhance } = runtimeOn(
      '<div id="a" data-island="a"><div id="in" data-behaviour="in"></div></div>',
      [declare("a", { load: lost(3, island) }), inner],
    );
    enhance();
    await whenState("#a", "failed");
    await whenState("#in", "ready");
    const nested = element("#in");
    goOnline();
    await whenState("#a", "ready");
    expect(nested.hasAttribute("data-enhanced")).toBe(false);
  });

  test("is not started again after any other failure", async () => {
    const load = vi.fn(async () => ({ mount: () => Promise.reject(new Error("broken")) }));
    const { enhance } = runtimeOn(islandA, [declare("a", { load })]);
    enhance();
    await whenState("#a", "failed");
    goOnline();
    await settled();
    expect(load).toHaveBeenCalledOnce();
  });
});

describe("a part that was lost", () => {
  async function ready() {
    const seen: MarkerContext<unknown>[] = [];
    const { enhance, ...more } = runtimeOn(islandA, [paragraph("a", seen)]);
    enhance();
    await whenState("#a", "ready");
    return { ...more, context: seen[0] as MarkerContext<unknown> };
  }
  const words = () => lost(3, async () => "words");

  test("is reported, and used when the browser is online again, once", async () => {
    const { context, told } = await ready();
    const use = vi.fn();
    await withPart(context, words(), use);
    expect(told.at(-1)).toMatchObject({ type: "signet:report" });
    expect(use).not.toHaveBeenCalled();
    goOnline();
    await until(() => expect(use).toHaveBeenCalledOnce());
    goOnline();
    await settled();
    expect(use).toHaveBeenCalledOnce();
    expect(told.filter(({ type }) => type === "signet:report")).toHaveLength(1);
  });

  test("is not used after the release", async () => {
    const { context, release } = await ready();
    const [load, use] = [words(), vi.fn()];
    await withPart(context, load, use);
    release(document);
    goOnline();
    await settled();
    expect(load).toHaveBeenCalledTimes(3);
    expect(use).not.toHaveBeenCalled();
  });

  test("makes the marker fail when its use throws", async () => {
    const { context } = await ready();
    await withPart(context, words(), () => Promise.reject(new Error("broken")));
    goOnline();
    await whenState("#a", "failed");
  });
});
