import { afterEach, expect, test, vi } from "vitest";
import { createStore } from "zustand/vanilla";
import { showFailures } from "../../../src/shared/announce/failure-line.ts";
import { tellFailures } from "../../../src/shared/announce/tell-failures.ts";
import { until } from "../until.ts";

afterEach(() => document.body.replaceChildren());

const WORDS = { failed: "Rien", failedKept: "Comme avant", failedMore: "Pas de suite" };

/** A list in its marker, and how often the code of its failure line was requested. */
function list() {
  const marker = document.body.appendChild(document.createElement("div"));
  marker.innerHTML = "<h2>Liste</h2>";
  const leave = new AbortController();
  const store = createStore(() => ({
    failure: null as Error | null,
    phase: "loading",
    adding: false,
    actions: { retry: vi.fn() },
  }));
  const load = vi.fn(async () => ({ showFailures, failureMessages: WORDS }));
  const context: Parameters<typeof tellFailures>[0] = {
    marker,
    signal: leave.signal,
    guard: (callback) => callback,
    part: (code) => code(),
    report: () => {},
  };
  tellFailures(context, store, load, "Réessayer", () => {}, "titre");
  return { marker, store, load, leave };
}

test("the failure line is loaded with the first failure, and shows it", async () => {
  const { marker, store, load } = list();
  expect(load).not.toHaveBeenCalled();
  store.setState({ failure: new Error("500") });
  await until(() => expect(marker.querySelector(".signet-failure p")?.textContent).toBe("Rien"));
  store.setState({ failure: null });
  store.setState({ failure: new Error("500") });
  expect(load).toHaveBeenCalledOnce();
});

test("it is loaded once the list is shown, so that it works without a network", async () => {
  const { marker, store, load } = list();
  store.setState({ phase: "ready" });
  marker.dispatchEvent(new CustomEvent("signet:ready"));
  await until(() => expect(load).toHaveBeenCalledOnce());
  await until(() => {
    store.setState({ failure: new Error("offline") });
    expect(marker.querySelector(".signet-failure p")?.textContent).toBe("Comme avant");
  });
});

test("after the marker is released nothing is shown", async () => {
  const { marker, store, load, leave } = list();
  leave.abort();
  store.setState({ failure: new Error("500") });
  marker.dispatchEvent(new CustomEvent("signet:ready"));
  expect(load).not.toHaveBeenCalled();
  expect(marker.querySelector(".signet-failure")).toBeNull();
});
