import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, expect, test, vi } from "vitest";
import { createLoadPart, type LoadPart, type Part, usePart } from "../../../src/shared/ui/part.ts";
import { renderReact } from "../../../src/shared/ui/react-root.tsx";
import { declare, element, runtimeOn, whenState } from "../enhance/page.ts";
import { until } from "../until.ts";

afterEach(() => document.body.replaceChildren());

interface Words {
  readonly words: string;
}

function Later({ part, load }: { readonly part: Part<Words>; readonly load: LoadPart }) {
  const module = usePart(part, true, load);
  return <p id="later">{module === undefined ? "on its way" : (module?.words ?? "never came")}</p>;
}

/** An island in the page that shows a part. */
async function showing(part: Part<Words>, styles: (name: string) => Promise<unknown> = async () => {}) {
  const runtime = runtimeOn(
    `<div id="a" data-island="a">server</div>`,
    [
      declare("a", {
        load: async () => ({
          mount(context) {
            renderReact(context, <Later part={part} load={createLoadPart(context)} />);
          },
        }),
      }),
    ],
    { styles },
  );
  runtime.enhance(document);
  await whenState("#a", "ready");
  return runtime;
}

const says = (text: string) => until(() => expect(element("#later").textContent).toBe(text));

test("a part loads with its css, and is available at once the next time", async () => {
  const asked: string[] = [];
  const load = vi.fn(async () => ({ words: "here" }));
  const part: Part<Words> = { load, css: "a.later" };
  await showing(part, async (name) => void asked.push(name));
  await says("here");
  expect(asked).toEqual(["a", "a.later"]);

  await showing(part);
  expect(element("#later").textContent).toBe("here");
  expect(load).toHaveBeenCalledOnce();
});

test("a part whose code loads at the second attempt is shown", async () => {
  const load = vi.fn(async () => ({ words: "here" }));
  load.mockRejectedValueOnce(new TypeError("offline"));
  await showing({ load });
  await says("here");
});

test.each([
  ["code", { load: () => Promise.reject(new TypeError("offline")) }, async () => {}],
  [
    "css",
    { load: async () => ({ words: "here" }), css: "a.later" },
    async (name: string) => {
      if (name === "a.later") throw new Error("404");
    },
  ],
] as const)(
  "the island lives without a part whose %s does not come, and reports it once",
  async (_, part, styles) => {
    const { told } = await showing(part, styles);
    await says("never came");
    expect(element("#a").dataset.enhanced).toBe("ready");
    expect(told.filter(({ type }) => type === "signet:report")).toHaveLength(1);
  },
);

test("a part that was lost with the network is shown when the browser is online again", async () => {
  const load = vi.fn(async () => ({ words: "here" }));
  for (const _ of "123") load.mockRejectedValueOnce(new TypeError("offline"));
  const { told } = await showing({ load });
  await says("never came");
  window.dispatchEvent(new Event("online"));
  await says("here");
  expect(told.filter(({ type }) => type === "signet:report")).toHaveLength(1);
});

test("a failed part does not affect the next one, which is loading", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const missing: Part<Words> = { load: () => Promise.reject(new TypeError("offline")) };
  const coming: Part<Words> = { load: () => new Promise(() => {}) };
  const load: LoadPart = (part) => part.load();
  const seen: unknown[] = [];
  function Watched({ part }: { readonly part: Part<Words> }) {
    seen.push(usePart(part, true, load));
    return null;
  }
  const react = createRoot(document.createElement("div"));
  await act(async () => react.render(<Watched part={missing} />));
  expect(seen.splice(0)).toEqual([undefined, null]);
  await act(async () => react.render(<Watched part={coming} />));
  expect(new Set(seen)).toEqual(new Set([undefined]));
  act(() => react.unmount());
  vi.unstubAllGlobals();
});

test("requests for a part at the same time share one load, and its failure is reported once", async () => {
  const report = vi.fn();
  const get = vi.fn(() => Promise.reject(new TypeError("offline")));
  const loadPart = createLoadPart({ part: get, report, whenBack: () => {} });
  const part: Part<Words> = { load: async () => ({ words: "here" }) };
  const asked = Array.from({ length: 300 }, () => loadPart(part));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.every(({ status }) => status === "rejected")).toBe(true);
  expect(get).toHaveBeenCalledOnce();
  expect(report).toHaveBeenCalledOnce();
  // It is requested again when needed again; the same failure is not reported again.
  await expect(loadPart(part)).rejects.toThrow("offline");
  expect(get).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledOnce();
});
