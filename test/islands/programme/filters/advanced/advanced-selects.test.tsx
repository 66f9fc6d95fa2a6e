import { act } from "react";
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { parseCategories } from "../../../../../src/islands/programme/domain/categories.ts";
import { AdvancedSelects } from "../../../../../src/islands/programme/filters/advanced/AdvancedSelects.tsx";
import * as searchSelects from "../../../../../src/islands/programme/filters/advanced/search-select.ts";
import { activity } from "../../../../shared/activity/an-activity.ts";
import { shown } from "../a-panel.tsx";

// Files share their modules: this one replaces some, so it begins and ends with new ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock("../../../../../src/islands/programme/filters/advanced/search-select.ts", { spy: true });

const HOSTILE = `<img src=x onerror="boom()"> & "Poésie"`;
const CATEGORIES = parseCategories(
  {
    genres: [
      { label: HOSTILE.replaceAll("<", "&lt;").replaceAll(">", "&gt;"), value: 1 },
      { label: "Théâtre", value: 2 },
      { label: "Bande dessinée", value: 3 },
    ],
    themes: [{ label: "Habiter le froid", value: 9 }],
  },
  () => {},
);
const LOADED = { initial: { query: "none", seed: 3, categories: CATEGORIES, events: null } };

/** Two of three options are disabled. */
const CLOSED = {
  initial: {
    ...LOADED.initial,
    categories: parseCategories(
      {
        genres: [
          { label: "Poésie", value: 1 },
          { label: "Théâtre", value: 2, disabled: true },
          { label: "Bande dessinée", value: 3, disabled: true },
        ],
      },
      () => {},
    ),
  },
};

type Panel = Awaited<ReturnType<typeof shown>>;
let panel: Panel | undefined;
let coarse = false;
let media: EventTarget;

beforeEach(() => {
  coarse = false;
  // happy-dom does not have it.
  Object.defineProperty(HTMLOptionElement.prototype, "label", {
    configurable: true,
    get(this: HTMLOptionElement) {
      return this.textContent;
    },
  });
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  media = Object.defineProperty(new EventTarget(), "matches", { get: () => coarse });
  // Only for this query: all unit tests share one page, whose motion switch asks once about another.
  const { matchMedia } = window;
  vi.stubGlobal("matchMedia", (query: string) => (query.includes("pointer") ? media : matchMedia(query)));
});

afterEach(async () => {
  await panel?.leave();
  panel = undefined;
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(options: Parameters<typeof shown>[1] = LOADED): Promise<Panel> {
  panel = await shown(<AdvancedSelects />, options);
  return panel;
}
const search = (name: string) => panel?.field(name).closest<HTMLElement>(".signet-programme-choices") ?? null;
const chosen = (name: string) => search(name)?.querySelector("[data-item]")?.textContent;
const searched = () => document.querySelectorAll(".signet-programme-choices").length;

describe("the selectors", () => {
  test("are real selects in the specification's order, with their labels, the theme's disabled", async () => {
    coarse = true;
    const { element } = await open();
    const selects = [...element.querySelectorAll("select")];
    expect(selects.map((select) => select.labels[0]?.textContent)).toEqual([
      "Activités",
      "Publics",
      "Groupes d'âge",
      "Sujets",
      "Projets spéciaux",
      "Genres",
      "Scènes",
      "Thèmes",
    ]);
    expect(selects.map(({ disabled }) => disabled)).toEqual([...Array(7).fill(false), true]);
    expect(searched()).toBe(0);
  });

  test("are disabled without categories, and show a value by its number", async () => {
    const { field, element } = await open({ initial: null, query: "genre=2" });
    expect([...element.querySelectorAll("select")].every(({ disabled }) => disabled)).toBe(true);
    expect(field("genre").selectedOptions[0]?.textContent).toBe("2");
    expect(searched()).toBe(0);
  });

  test("take a value's label from the activities without categories", async () => {
    const { field, last, actions } = await open({ initial: null, query: "type=7&theme=8" });
    const categories = { type: [{ id: 7, title: "Atelier" }], themes: [{ id: 8, title: "L’eau" }] };
    const items = [activity({ categories })];
    await act(async () => {
      actions.setFilters({ age: 1 });
      actions.flush();
      await last().answer({ items, received: 1, count: 1, perPage: 2 });
    });
    expect(field("type").selectedOptions[0]?.textContent).toBe("Atelier");
    expect(field("theme").textContent).toBe("L’eau");
  });

  test("show disabled options without letting them be chosen, unless one is chosen already", async () => {
    coarse = true;
    const { field, actions } = await open({ ...CLOSED, query: "genre=2" });
    const disabled = () => [...field("genre").options].filter((one) => one.disabled).map((one) => one.value);
    expect(disabled()).toEqual(["3"]);
    await act(async () => actions.setFilters({ genre: null }));
    expect(disabled()).toEqual(["2", "3"]);
  });

  test("show the name of a theme in the address", async () => {
    const { field } = await open({ ...LOADED, query: "theme=9" });
    expect(field("theme").textContent).toBe("Habiter le froid");
    expect(field("theme").disabled).toBe(true);
  });
});

describe("with Choices.js", () => {
  test("follow the state without being created again, and keep the native select's value", async () => {
    const { actions, field } = await open();
    const before = search("genre");
    expect(chosen("genre")).toBe("Tous les genres");
    await act(async () => actions.setFilters({ genre: 3 }));
    expect(chosen("genre")).toBe("Bande dessinée");
    expect(field("genre").value).toBe("3");
    await act(async () => actions.reset());
    expect(chosen("genre")).toBe("Tous les genres");
    expect(search("genre")).toBe(before);
  });

  test("show a label as text, not as markup", async () => {
    const { element } = await open({ ...LOADED, query: "genre=1" });
    expect(chosen("genre")).toBe(HOSTILE);
    expect(element.querySelector("img")).toBeNull();
  });

  test("find an option by any part of its text, ignoring accents; without a match, a French text", async () => {
    await open();
    const input = search("genre")?.querySelector("input");
    const type = (text: string) => {
      if (!input) throw new Error("no search field");
      input.value = text;
      input.dispatchEvent(new Event("input"));
      input.dispatchEvent(new KeyboardEvent("keyup"));
      return [...(search("genre")?.querySelectorAll("[role=option]") ?? [])].map((one) => one.textContent);
    };
    search("genre")?.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Enter", keyCode: 13, bubbles: true }),
    );
    expect(type("DESSINEE")).toEqual(["Bande dessinée"]);
    expect(type("the")).toEqual(["Théâtre"]);
    expect(type("zz")).toEqual(["Rien de tel dans la liste"]);
  });

  test("an option that the categories disable is shown as such, and no click chooses it", async () => {
    const { state } = await open(CLOSED);
    const option = (value: number) =>
      search("genre")?.querySelector(`[data-value="${value}"]:is([role=option], [data-choice])`);
    expect(option(1)?.getAttribute("aria-disabled")).toBeNull();
    expect(option(2)?.getAttribute("aria-disabled")).toBe("true");
    await act(async () => void option(2)?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
    expect(state().filters.genre).toBeNull();
  });

  test("a chosen option changes the filter once", async () => {
    const { state, address } = await open();
    const before = address.written.length;
    const option = search("genre")?.querySelector('[data-value="2"][role=option]');
    await act(async () => void option?.dispatchEvent(new MouseEvent("mousedown", { bubbles: true })));
    expect(state().filters.genre).toBe(2);
    expect(address.written.slice(before)).toEqual(["genre=2"]);
  });

  test("make way for native selects when the pointer becomes a finger, and come back", async () => {
    await open();
    expect(searched()).toBe(1);
    const change = (matches: boolean) =>
      act(async () => {
        coarse = matches;
        media.dispatchEvent(new Event("change"));
      });
    await change(true);
    expect(searched()).toBe(0);
    await change(false);
    expect(searched()).toBe(1);
  });

  test("leave native selects and no listener on the document at teardown", async () => {
    const kept = new Map<unknown, string>();
    const root = document.documentElement;
    const add = root.addEventListener.bind(root);
    vi.spyOn(root, "addEventListener").mockImplementation((...args: Parameters<typeof add>) => {
      kept.set(args[1], args[0]);
      add(...args);
    });
    const remove = root.removeEventListener.bind(root);
    vi.spyOn(root, "removeEventListener").mockImplementation((...args: Parameters<typeof remove>) => {
      kept.delete(args[1]);
      remove(...args);
    });
    const { element, leave } = await open();
    expect(searched()).toBe(1);
    expect(kept.size).toBeGreaterThan(0);
    await leave();
    expect([...kept.values()]).toEqual([]);
    expect(element.querySelector(".signet-programme-choices")).toBeNull();
  });

  test("that cannot start are reported once, and the native selects work", async () => {
    vi.mocked(searchSelects.searchSelect).mockImplementation((select) => {
      // As far as Choices.js gets before it throws.
      select.hidden = true;
      const box = document.createElement("div");
      select.replaceWith(box);
      box.append(select);
      throw new TypeError("no");
    });
    const both = parseCategories({ ...CATEGORIES, rooms: [{ label: "Grande Scène", value: 4 }] }, () => {});
    const { element, reports, field, state } = await open({
      initial: { ...LOADED.initial, categories: both },
    });
    expect(reports).toHaveLength(1);
    for (const select of element.querySelectorAll("select")) {
      expect(select.hidden).toBe(false);
      expect(select.parentElement?.className).toBe("signet-programme-field");
    }
    await act(async () => {
      field("genre").value = "2";
      field("genre").dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(state().filters.genre).toBe(2);
  });

  test("work without their code when it cannot be loaded", async () => {
    const loadPart = () => Promise.reject(new Error("404"));
    const { field } = await open({ ...LOADED, loadPart });
    expect(searched()).toBe(0);
    expect(field("genre").hidden).toBe(false);
  });
});
