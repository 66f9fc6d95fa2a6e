import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MarkerContext } from "../../../src/shared/enhance/declaration.ts";
import type { Trigger } from "../../../src/shared/enhance/when.ts";
import { until } from "../until.ts";
import { declare, element, paragraph, runtimeOn, stateOf, whenState } from "./page.ts";

const islandA = '<div id="a" data-island="a"><p>server a</p></div>';

let contexts: MarkerContext<unknown>[];
beforeEach(() => {
  contexts = [];
});

describe("pages that insert and remove HTML", () => {
  test("a fragment inserted later is enhanced on request, the rest is not touched", async () => {
    const { enhance } = runtimeOn(islandA, [paragraph("a", contexts), paragraph("b", contexts)]);
    enhance();
    await whenState("#a", "ready");
    element("#a").insertAdjacentHTML(
      "afterend",
      '<section id="late"><div id="b" data-island="b"></div></section>',
    );
    enhance(element("#late"));
    await whenState("#b", "ready");
    expect(contexts.map(({ marker }) => marker.id)).toEqual(["a", "b"]);
  });

  test("a marker removed while its code is loading never mounts, and may be enhanced again", async () => {
    const mount = vi.fn(({ ready }: MarkerContext<unknown>) => ready());
    let arrive = (_: { mount: typeof mount }): void => {};
    const load = () => new Promise<{ mount: typeof mount }>((resolve) => (arrive = resolve));
    const { enhance } = runtimeOn(islandA, [declare("a", { load })]);
    const marker = element("#a");
    enhance();
    await whenState("#a", "loading");
    marker.remove();
    arrive({ mount });
    await until(() => expect(marker.hasAttribute("data-enhanced")).toBe(false));
    expect(mount).not.toHaveBeenCalled();

    document.body.append(marker);
    enhance();
    await until(() => {
      arrive({ mount });
      expect(stateOf("#a")).toBe("ready");
    });
    expect(mount).toHaveBeenCalledOnce();
  });

  test("a marker released right after enhance loads nothing, and is as the server sent it", async () => {
    const load = vi.fn(async () => ({ mount() {} }));
    const { enhance, release } = runtimeOn(islandA, [declare("a", { load })]);
    enhance();
    release(document);
    await new Promise((resolve) => setTimeout(resolve));
    expect(element("#a").hasAttribute("data-enhanced")).toBe(false);
    expect(load).not.toHaveBeenCalled();
  });

  test("a marker released before the page is idle loads nothing", async () => {
    const load = vi.fn();
    let beIdle = (): void => {};
    const idle: Trigger = (_marker, _signal, start) => {
      beIdle = start;
    };
    const { enhance, release } = runtimeOn(islandA, [declare("a", { when: "idle", load })], {
      triggers: { idle },
    });
    enhance();
    await Promise.resolve();
    release(document);
    beIdle();
    await new Promise((done) => setTimeout(done));
    expect(load).not.toHaveBeenCalled();
    expect(element("#a").hasAttribute("data-enhanced")).toBe(false);
  });

  test("a marker released while its code is loading never mounts", async () => {
    const mount = vi.fn();
    let arrive = (_: { mount: typeof mount }): void => {};
    const load = () => new Promise<{ mount: typeof mount }>((resolve) => (arrive = resolve));
    const { enhance, release, told } = runtimeOn(islandA, [declare("a", { load })]);
    enhance();
    await whenState("#a", "loading");
    release(element("#a"));
    arrive({ mount });
    await new Promise((resolve) => setTimeout(resolve));
    expect(mount).not.toHaveBeenCalled();
    expect(told).toEqual([]);
    expect(element("#a").hasAttribute("data-enhanced")).toBe(false);
  });

  test("releasing ends the request that nobody has taken yet", async () => {
    const signals: AbortSignal[] = [];
    vi.stubGlobal("fetch", (_: string, { signal }: { signal: AbortSignal }) => {
      signals.push(signal);
      return new Promise(() => {});
    });
    const { enhance, release } = runtimeOn(islandA, [
      declare("a", { prefetch: () => "/api", load: () => new Promise(() => {}) }),
    ]);
    enhance();
    await whenState("#a", "loading");
    release(document);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    vi.unstubAllGlobals();
  });
});

describe("markers inside an island's server HTML", () => {
  const nested = '<div id="a" data-island="a"><div id="in" data-behaviour="in"><p>server in</p></div></div>';
  const inner = declare("in", {
    kind: "behaviour",
    load: async () => ({ mount: ({ ready }) => ready() }),
  });

  test("wait while the island is mounted, and are enhanced when its server HTML is restored", async () => {
    const { enhance } = runtimeOn(nested, [paragraph("a", contexts), inner]);
    const waiting = element("#in");
    enhance();
    await whenState("#a", "ready");
    expect(waiting.hasAttribute("data-enhanced")).toBe(false);
    contexts[0]?.fail(new Error("broken"));
    expect(element("#in")).toBe(waiting);
    await whenState("#in", "ready");
  });

  test("are enhanced at once when the island's name is unknown", async () => {
    const { enhance } = runtimeOn(nested, [inner]);
    enhance();
    await whenState("#in", "ready");
    expect(stateOf("#a")).toBe("failed");
  });

  test("that were enhanced first are released before the island replaces them", async () => {
    const { enhance } = runtimeOn(nested, [paragraph("a"), inner]);
    enhance(element("#in"));
    await whenState("#in", "ready");
    const first = element("#in");
    enhance();
    await whenState("#a", "ready");
    expect(first.hasAttribute("data-enhanced")).toBe(false);
  });
});
