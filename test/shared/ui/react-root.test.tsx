import { type ReactElement, useEffect, useLayoutEffect, useState } from "react";
import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import type { MarkerContext } from "../../../src/shared/enhance/declaration.ts";
import { type ReactRootOptions, renderReact } from "../../../src/shared/ui/react-root.tsx";
import { declare, element, runtimeOn, stateOf, whenState } from "../enhance/page.ts";
import { until } from "../until.ts";

const page = `<div id="a" data-island="a"><h2>Serveur</h2><a id="next" href="?page=2">Suite</a></div>
  <div id="b" data-island="b"></div>`;

/** What a component of an island does at each moment at which it can fail. */
interface Acting {
  readonly act: () => undefined | (() => void);
}

function ActsInRendering({ act }: Acting) {
  act();
  return <p>Îlot</p>;
}

function ActsInLayoutEffect({ act }: Acting) {
  useLayoutEffect(() => act(), [act]);
  return <p id="measured">Îlot</p>;
}

function ActsInEffect({ act }: Acting) {
  useEffect(() => act(), [act]);
  return <p>Îlot</p>;
}

function ActsWhenPressed({ act }: Acting) {
  const [pressed, setPressed] = useState(false);
  if (pressed) act();
  return (
    <button type="button" onClick={() => setPressed(true)}>
      Îlot
    </button>
  );
}

const thrower = (message: string) => (): never => {
  throw new Error(message);
};

let context: MarkerContext<unknown>;

/** A page whose first island renders `island`, and whose second one works. */
function pageWith(island: ReactElement, options?: ReactRootOptions, neighbours?: ReactRootOptions) {
  const mounted: string[] = [];
  const mountOf = (node: ReactElement, more?: ReactRootOptions) => async () => ({
    mount(given: MarkerContext<unknown>) {
      if (given.marker.id === "a") context = given;
      renderReact(given, node, more);
      mounted.push(given.marker.id);
    },
  });
  const runtime = runtimeOn(page, [
    declare("a", { load: mountOf(island, options) }),
    declare("b", { load: mountOf(<p>neighbour</p>, neighbours) }),
  ]);
  return { ...runtime, mounted, server: [...element("#a").childNodes] };
}

const errors = (told: readonly { type: string; message: string }[]): string[] =>
  told.filter(({ type }) => type === "signet:error").map(({ message }) => message);

let logged: MockInstance;
beforeEach(() => {
  logged = vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  // React itself never logs: the runtime reports once.
  expect(logged).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

describe("an island on screen", () => {
  test("replaces the server's HTML in one step, and is then ready", async () => {
    const { enhance } = pageWith(<h2>Îlot</h2>);
    enhance();
    await whenState("#a", "ready");
    const [island, server] = element("#a").children;
    expect(island?.outerHTML).toBe('<div class="signet-island"><h2>Îlot</h2></div>');
    expect(server).toBeInstanceOf(HTMLTemplateElement);
  });

  test("is not rendered before its data has loaded; until then the server's HTML stays", async () => {
    let arrive = (): void => {};
    const whenReady = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { enhance } = pageWith(<h2>Îlot</h2>, { whenReady });
    enhance();
    await whenState("#b", "ready");
    expect(element("#a h2").textContent).toBe("Serveur");
    expect(stateOf("#a")).toBe("loading");
    arrive();
    await whenState("#a", "ready");
    expect(element("#a h2").textContent).toBe("Îlot");
  });

  test("is rendered in slices, between which the page does other work", async () => {
    let others = 0;
    const counted: number[] = [];
    // Each takes longer than one of React's slices.
    const slow = () => {
      counted.push(others);
      const until = performance.now() + 8;
      while (performance.now() < until);
      return undefined;
    };
    const timer = setInterval(() => {
      others += 1;
    });
    const { enhance } = pageWith(
      <ul>
        {[1, 2, 3, 4, 5].map((key) => (
          <ActsInRendering key={key} act={slow} />
        ))}
      </ul>,
    );
    enhance();
    await whenState("#a", "ready");
    clearInterval(timer);
    expect(counted.at(-1)).toBeGreaterThan(counted[0] ?? 0);
  });

  test("measures itself in the page: its own layout effects run after the replacement", async () => {
    let connected: boolean | undefined;
    const measure = (): undefined => {
      connected = document.querySelector("#measured")?.isConnected;
    };
    const { enhance } = pageWith(<ActsInLayoutEffect act={measure} />);
    enhance();
    await whenState("#a", "ready");
    expect(connected).toBe(true);
  });

  test("takes over focus from the server's HTML, and returns it", async () => {
    const { enhance, release } = pageWith(
      <button type="button" id="next">
        Suite
      </button>,
    );
    element("#next").focus();
    enhance();
    await whenState("#a", "ready");
    expect(document.activeElement?.localName).toBe("button");
    release(element("#a"));
    expect(document.activeElement?.localName).toBe("a");
  });

  test("restores the same nodes when it is released, and ends its effects", async () => {
    const ended = vi.fn();
    const { enhance, release, server } = pageWith(<ActsInEffect act={() => ended} />);
    enhance();
    await whenState("#a", "ready");
    await until(() => expect(element("#a p").textContent).toBe("Îlot"));
    release(element("#a"));
    expect([...element("#a").childNodes]).toEqual(server);
    await until(() => expect(ended).toHaveBeenCalledOnce());
  });

  test("restores the server's nodes even if the page has emptied the marker meanwhile", async () => {
    const { enhance, release, server } = pageWith(<p>Îlot</p>);
    enhance();
    await whenState("#a", "ready");
    element("#a").replaceChildren();
    release(element("#a"));
    expect([...element("#a").childNodes]).toEqual(server);
  });
});

describe("an island that fails", () => {
  async function breaksBy(island: ReactElement, options?: ReactRootOptions): Promise<string[]> {
    const { enhance, told, server } = pageWith(island, options);
    enhance();
    await Promise.all([whenState("#a", "failed"), whenState("#b", "ready")]);
    expect([...element("#a").childNodes]).toEqual(server);
    expect(element("#b").textContent).toBe("neighbour");
    return errors(told);
  }

  test("in its first rendering", async () => {
    expect(await breaksBy(<ActsInRendering act={thrower("in rendering")} />)).toEqual(["in rendering"]);
  });

  test("in a layout effect, before it was ever ready", async () => {
    const { enhance, told } = pageWith(<ActsInLayoutEffect act={thrower("in a layout effect")} />);
    enhance();
    await Promise.all([whenState("#a", "failed"), whenState("#b", "ready")]);
    expect(errors(told)).toEqual(["in a layout effect"]);
    expect(told.filter(({ type }) => type === "signet:ready").map(({ name }) => name)).toEqual(["b"]);
  });

  test("in an effect", async () => {
    expect(await breaksBy(<ActsInEffect act={thrower("in an effect")} />)).toEqual(["in an effect"]);
  });

  test("in a later rendering", async () => {
    const { enhance, told, server } = pageWith(<ActsWhenPressed act={thrower("later")} />);
    enhance();
    await whenState("#a", "ready");
    element("#a button").click();
    await whenState("#a", "failed");
    expect([...element("#a").childNodes]).toEqual(server);
    expect(errors(told)).toEqual(["later"]);
  });

  test("in a guarded event handler", async () => {
    const { enhance, told, server } = pageWith(
      <button type="button" onClick={() => context.guard(() => Promise.reject(new Error("on click")))()}>
        x
      </button>,
    );
    enhance();
    await whenState("#a", "ready");
    element("#a button").click();
    await whenState("#a", "failed");
    expect([...element("#a").childNodes]).toEqual(server);
    expect(errors(told)).toEqual(["on click"]);
  });

  test("because its data cannot be loaded", async () => {
    const whenReady = Promise.reject(new Error("no data"));
    expect(await breaksBy(<p />, { whenReady })).toEqual(["no data"]);
  });
});

test("an island released before its data has loaded is never rendered", async () => {
  let arrive = (): void => {};
  const whenReady = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const render = vi.fn();
  const data = { whenReady };
  const { enhance, release, mounted, server } = pageWith(<ActsInRendering act={render} />, data, data);
  enhance();
  await until(() => expect(mounted).toEqual(["a", "b"]));
  release(element("#a"));
  arrive();
  // The other island waits for the same data and renders after this one would.
  await whenState("#b", "ready");
  expect(render).not.toHaveBeenCalled();
  expect([...element("#a").childNodes]).toEqual(server);
});
