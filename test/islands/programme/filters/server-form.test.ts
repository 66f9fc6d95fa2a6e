/** What the server's form contains when the island mounts: a choice of this visit, or what the browser has put back. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { chosenBeforehand } from "../../../../src/islands/programme/filters/server-form.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

function cameBy(type: NavigationTimingType | null): void {
  const entries = type === null ? [] : [{ type }];
  vi.spyOn(performance, "getEntriesByType").mockReturnValue(entries as unknown as PerformanceEntryList);
}

/** A marker whose form has another day than the server sent. */
function filled(attributes = ""): Element {
  const marker = document.createElement("div");
  marker.innerHTML = `<form ${attributes}><select name="date"><option value="">Tous</option><option value="1795842000">Samedi</option></select></form>`;
  const select = marker.querySelector("select") as HTMLSelectElement;
  select.selectedIndex = 1;
  return marker;
}

describe("another day in the server's form", () => {
  test.each(["navigate", null] as const)("is a choice when the visitor came by %s", (type) => {
    cameBy(type);
    expect(chosenBeforehand(filled())?.date).toBe(1795842000);
  });

  test.each(["reload", "back_forward"] as const)(
    "is none after %s, when the browser may have put it back",
    (type) => {
      cameBy(type);
      expect(chosenBeforehand(filled())).toBeNull();
    },
  );

  test.each(["reload", "back_forward"] as const)(
    "is a choice after %s in a form that the browser leaves as it was sent",
    (type) => {
      cameBy(type);
      expect(chosenBeforehand(filled('autocomplete="off"'))?.date).toBe(1795842000);
    },
  );
});
