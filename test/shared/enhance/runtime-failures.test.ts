import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MarkerContext } from "../../../src/shared/enhance/declaration.ts";
import { declare, element, paragraph, runtimeOn, stateOf, whenState } from "./page.ts";

const islandA = '<div id="a" data-island="a"><p>server a</p></div>';
const twoIslands = `${islandA}<div id="b" data-island="b"><p>server b</p></div>`;

let contexts: MarkerContext<unknown>[];
beforeEach(() => {
  contexts = [];
});

describe("a marker that fails", () => {
  const fine = paragraph("b");

  async function failing(more: Parameters<typeof declare>[1], options = {}): Promise<string> {
    const { enhance, told } = runtimeOn(twoIslands, [declare("a", more), fine], options);
    const server = element("#a p");
    enhance();
    await Promise.all([whenState("#a", "failed"), whenState("#b", "ready")]);
    expect(element("#a p")).toBe(server);
    enhance();
    const errors = told.filter(({ type }) => type === "signet:error");
    expect(errors).toHaveLength(1);
    expect(errors[0]?.name).toBe("a");
    return errors[0]?.message ?? "";
  }

  test("because its name is unknown reports it once, and another marker is ready", async () => {
    const { enhance, told } = runtimeOn(twoIslands, [fine]);
    enhance();
    await whenState("#b", "ready");
    enhance();
    expect(stateOf("#a")).toBe("failed");
    expect(told.filter(({ name }) => name === "a")).toEqual([
      { type: "signet:error", name: "a", message: "unknown-marker island a" },
    ]);
  });

  test("because an attribute is wrong", async () => {
    const read = (): never => {
      throw new Error("data-api is missing");
    };
    expect(await failing({ read })).toBe("data-api is missing");
  });

  test("because its chunk does not load, tried three times", async () => {
    const load = vi.fn().mockRejectedValue(new TypeError("404"));
    expect(await failing({ load })).toBe("not-loaded its code TypeError: 404");
    expect(load).toHaveBeenCalledTimes(3);
  });

  test("because its css does not load", async () => {
    const mount = vi.fn();
    const styles = (name: string) => (name === "a" ? Promise.reject(new Error("no css")) : Promise.resolve());
    expect(await failing({ load: async () => ({ mount }) }, { styles })).toBe("no css");
    expect(mount).not.toHaveBeenCalled();
  });

  test("because mounting throws, at once or later", async () => {
    const atOnce = (): never => {
      throw new Error("at once");
    };
    const later = async (): Promise<void> => {
      await Promise.resolve();
      throw new Error("later");
    };
    expect(await failing({ load: async () => ({ mount: atOnce }) })).toBe("at once");
    expect(await failing({ load: async () => ({ mount: later }) })).toBe("later");
  });

  test("because its trigger throws", async () => {
    const triggers = {
      idle: () => {
        throw new Error("no observer");
      },
    };
    expect(await failing({ when: "idle" }, { triggers })).toBe("no observer");
  });

  test("later, from a listener or a promise, restores the same nodes and is reported once", async () => {
    for (const broken of [
      () => {
        throw new Error("later");
      },
      () => Promise.reject(new Error("later")),
    ]) {
      contexts = [];
      const { enhance, told } = runtimeOn(twoIslands, [paragraph("a", contexts), fine]);
      const server = element("#a p");
      enhance();
      await Promise.all([whenState("#a", "ready"), whenState("#b", "ready")]);
      const guarded = contexts[0]?.guard(broken);
      await guarded?.()?.catch(() => {});
      await guarded?.()?.catch(() => {});
      expect(stateOf("#a")).toBe("failed");
      expect(element("#a p")).toBe(server);
      expect(stateOf("#b")).toBe("ready");
      expect(told.filter(({ type }) => type === "signet:error").map(({ message }) => message)).toEqual([
        "later",
      ]);
    }
  });

  test("can be released, corrected and enhanced again", async () => {
    const { enhance, release } = runtimeOn('<div id="a" data-island="z"></div>', [paragraph("a")]);
    enhance();
    await whenState("#a", "failed");
    release(document);
    expect(element("#a").hasAttribute("data-enhanced")).toBe(false);
    element("#a").dataset.island = "a";
    enhance();
    await whenState("#a", "ready");
  });
});

describe("an abort is no failure", () => {
  test("a guarded callback that was aborted does not affect the marker", async () => {
    const { enhance, told } = runtimeOn(islandA, [paragraph("a", contexts)]);
    enhance();
    await whenState("#a", "ready");
    const stopped = contexts[0]?.guard(() => Promise.reject(new DOMException("", "AbortError")));
    await stopped?.()?.catch(() => {});
    contexts[0]?.report(new DOMException("", "AbortError"));
    expect(stateOf("#a")).toBe("ready");
    expect(told.map(({ type }) => type)).toEqual(["signet:ready"]);
  });

  test("a guarded callback passes on arguments and result", async () => {
    const { enhance } = runtimeOn(islandA, [paragraph("a", contexts)]);
    enhance();
    await whenState("#a", "ready");
    expect(contexts[0]?.guard((a: number, b: number) => a + b)(1, 2)).toBe(3);
  });

  test("a problem is reported while the widget is mounted, and not after", async () => {
    const { enhance, release, told } = runtimeOn(islandA, [paragraph("a", contexts)]);
    enhance();
    await whenState("#a", "ready");
    contexts[0]?.report(new Error("a row was dropped"));
    release(document);
    contexts[0]?.report(new Error("too late"));
    contexts[0]?.fail(new Error("too late"));
    expect(told.slice(1)).toEqual([{ type: "signet:report", name: "a", message: "a row was dropped" }]);
    expect(element("#a").hasAttribute("data-enhanced")).toBe(false);
  });
});
