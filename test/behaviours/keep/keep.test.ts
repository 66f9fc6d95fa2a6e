import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepBehaviour } from "../../../src/behaviours/keep/keep.behaviour.ts";
import { pageSelection } from "../../../src/shared/selection/selection.ts";
import { element, runtimeOn, whenState } from "../../shared/enhance/page.ts";

let end: ((root: ParentNode) => void) | undefined;

async function start(html: string, state = "ready") {
  const runtime = runtimeOn(html, [{ ...keepBehaviour, when: "now" }]);
  end = runtime.release;
  runtime.enhance();
  await whenState("[data-behaviour]", state);
  return runtime;
}

const one = (more = "", inside = "") =>
  `<div data-behaviour="keep" data-activity="7" ${more}>${inside}</div>`;
const ribbon = () => element("button");
const name = () => ribbon().getAttribute("aria-label");
const pressed = () => ribbon().getAttribute("aria-pressed");
const said = () => document.querySelector("body > [role=status]")?.textContent?.trim();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("innerHeight", 800);
});
afterEach(() => {
  end?.(document.body);
  document.body.replaceChildren();
  pageSelection().replace([]);
  vi.unstubAllGlobals();
});

test("a press keeps the activity, a second one drops it, and both are announced once", async () => {
  await start(one('data-title="Le bal"'));
  const told: unknown[] = [];
  const listen = ({ detail }: CustomEvent) => told.push(detail);
  document.addEventListener("signet:keep", listen);
  expect(name()).toBe("Garder\u00a0: Le bal");
  expect(pressed()).toBe("false");
  ribbon().click();
  expect(pressed()).toBe("true");
  expect(said()).toBe("Activité gardée, 1 dans votre sélection.");
  expect(pageSelection().ids()).toEqual([7]);
  ribbon().click();
  expect(pressed()).toBe("false");
  expect(said()).toBe("Activité retirée, 0 dans votre sélection.");
  document.removeEventListener("signet:keep", listen);
  const marker = { kind: "behaviour", name: "keep" };
  expect(told).toEqual([
    { ...marker, id: 7, kept: true },
    { ...marker, id: 7, kept: false },
  ]);
});

test("an activity that was kept before is pressed", async () => {
  pageSelection().keep(7, null);
  await start(one());
  expect(pressed()).toBe("true");
});

test.each([
  ["QX7RTA", "QX7RTA"],
  ["«&nbsp;QX7RTA&nbsp;»", "QX7RTA"],
  ["0042", 42],
  ["123e4567-e89b-12d3-a456-426614174000", "123e4567-e89b-12d3-a456-426614174000"],
  ["12345678901234567890", "12345678901234567890"],
  ["3333E7", "3333E7"],
])("the id that the API gives is kept as it is, digits as a number: %s", async (attribute, id) => {
  await start(`<div data-behaviour="keep" data-activity="${attribute}"><h3>Le bal</h3></div>`);
  const told: unknown[] = [];
  document.addEventListener("signet:keep", ({ detail }) => told.push(detail.id), { once: true });
  ribbon().click();
  expect(pageSelection().ids()).toEqual([id]);
  expect(pressed()).toBe("true");
  expect(told).toEqual([id]);
});

test("the button is named for the nearest heading or link, unless data-title says more", async () => {
  await start(`<h2>Résultats</h2><ul><li><a href="/a">Le  train</a>${one()}</li></ul>`);
  expect(name()).toBe("Garder\u00a0: Le train");
  end?.(document.body);
  await start(one("", '<p><a href="/tous">Tout</a></p><h3><a href="/b">Le bal</a></h3>'));
  expect(name()).toBe("Garder\u00a0: Le bal");
  end?.(document.body);
  await start(`<h1>La page</h1><div>${one('data-title="«&nbsp;Un titre&nbsp;»"')}</div>`);
  expect(name()).toBe("Garder\u00a0: Un titre");
});

test("a title from strangers is text", async () => {
  await start(one('data-title="&lt;img src=x onerror=alert(1)&gt;"'));
  expect(document.querySelector("img")).toBeNull();
  expect(name()).toContain("<img");
});

test.each([
  "",
  'data-activity="le bal"',
  'data-activity="été"',
  'data-activity="/activites/le-bal"',
  `data-activity="${"x".repeat(65)}"`,
])("without the id of an activity the marker fails: %s", async (attribute) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  await start(`<div data-behaviour="keep" ${attribute}><h3>Le bal</h3></div>`, "failed");
  expect(document.querySelector("button")).toBeNull();
});
