import { beforeEach, describe, expect, test, vi } from "vitest";
import type { MarkerContext } from "../../../src/shared/enhance/declaration.ts";
import { createRuntime } from "../../../src/shared/enhance/runtime.ts";
import type { Trigger } from "../../../src/shared/enhance/when.ts";
import { declare, element, paragraph, runtimeOn, stateOf, whenState } from "./page.ts";

const islandA = '<div id="a" data-island="a"><p>server a</p></div>';

let contexts: MarkerContext<unknown>[];
beforeEach(() => {
  contexts = [];
});

describe("the runtime", () => {
  test("a marker goes from waiting to loading to ready, and dispatches an event", async () => {
    const states: (string | undefined)[] = [];
    const { enhance, told } = runtimeOn(islandA, [
      declare("a", {
        read: () => states.push(stateOf("#a")),
        load: async () => ({
          mount: (context) => {
            states.push(stateOf("#a"));
            context.ready();
            context.ready();
          },
        }),
      }),
    ]);
    enhance();
    expect(stateOf("#a")).toBe("waiting");
    await whenState("#a", "ready");
    expect(states).toEqual(["loading", "loading"]);
    expect(told).toEqual([{ type: "signet:ready", name: "a", message: "" }]);
  });

  test("two roots of one island are mounted, each with its own context", async () => {
    const { enhance } = runtimeOn(`${islandA}<div id="a2" data-island="a"></div>`, [
      paragraph("a", contexts),
    ]);
    enhance();
    await Promise.all([whenState("#a", "ready"), whenState("#a2", "ready")]);
    expect(contexts.map(({ marker }) => marker.id)).toEqual(["a", "a2"]);
  });

  test("enhancing twice, by one copy of the script or by two, mounts once", async () => {
    const registry = [paragraph("a", contexts)];
    const { enhance } = runtimeOn(islandA, registry);
    const secondCopy = createRuntime(registry);
    enhance();
    enhance();
    secondCopy.enhance();
    await whenState("#a", "ready");
    secondCopy.enhance(element("#a"));
    expect(contexts).toHaveLength(1);

    secondCopy.release(document);
    expect(element("#a").innerHTML).toBe("<p>server a</p>");
    expect(contexts[0]?.signal.aborted).toBe(true);
  });

  test("a copy of an enhanced element is a new marker, although it has the attribute", async () => {
    const { enhance } = runtimeOn(islandA, [paragraph("a", contexts)]);
    enhance();
    await whenState("#a", "ready");
    const copy = element("#a").cloneNode(true) as HTMLElement;
    copy.id = "copy";
    document.body.append(copy);
    enhance(copy);
    await whenState("#copy", "ready");
    expect(contexts).toHaveLength(2);
  });

  test("the name may be in upper case, curled quotes around it", async () => {
    const { enhance } = runtimeOn('<div id="a" data-island="“A”"></div>', [paragraph("a")]);
    enhance();
    await whenState("#a", "ready");
  });

  test("code is loaded only when the trigger fires", async () => {
    const load = vi.fn(async () => ({ mount: (context: MarkerContext<unknown>) => context.ready() }));
    let start = (): void => {};
    const visible: Trigger = (_marker, _signal, callback) => {
      start = callback;
    };
    const { enhance } = runtimeOn(islandA, [declare("a", { when: "visible", load })], {
      triggers: { visible },
    });
    enhance();
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    start();
    await whenState("#a", "ready");
  });

  test("the prefetch request is sent while the code is loading, and its answer passed on", async () => {
    const answer = new Response("[]");
    vi.stubGlobal("fetch", vi.fn().mockResolvedValue(answer));
    let taken: Promise<Response> | undefined;
    const { enhance } = runtimeOn(islandA, [
      declare("a", {
        prefetch: () => "/api/categories",
        load: async () => {
          expect(fetch).toHaveBeenCalledOnce();
          return {
            mount({ takePrefetched, signal, ready }) {
              taken = takePrefetched("/api/categories", signal);
              ready();
            },
          };
        },
      }),
    ]);
    enhance();
    await whenState("#a", "ready");
    await expect(taken).resolves.toBe(answer);
    vi.unstubAllGlobals();
  });

  test("an island is not mounted before its css has loaded", async () => {
    const order: string[] = [];
    const { enhance } = runtimeOn(
      islandA,
      [
        declare("a", {
          load: async () => ({
            mount: ({ ready }) => {
              order.push("mount");
              ready();
            },
          }),
        }),
      ],
      {
        styles: async (name) => {
          await new Promise((resolve) => setTimeout(resolve));
          order.push(`css of ${name}`);
        },
      },
    );
    enhance();
    await whenState("#a", "ready");
    expect(order).toEqual(["css of a", "mount"]);
  });
});
