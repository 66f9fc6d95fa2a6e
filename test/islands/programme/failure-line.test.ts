import { afterEach, expect, it } from "vitest";
import { showFailures } from "../../../src/islands/programme/failure-line.ts";
import { takeIds } from "../../../src/islands/programme/root-context.tsx";
import { aMount } from "./a-mount.ts";
import { programme } from "./a-programme.ts";

afterEach(() => document.body.replaceChildren());

/** The first list of a marker with this inside has failed, and the visitor tries again by the keyboard. */
async function retried(html: string) {
  const { marker, context } = aMount(html);
  const { store, actions, last } = programme({ query: "type=1" });
  const said: string[] = [];
  showFailures(context, store, { announce: (text) => said.push(text), ids: takeIds(marker, context.signal) });
  actions.start();
  await last().fail();
  expect(said).toEqual(["Les activités n’ont pas pu être chargées."]);
  const button = marker.querySelector<HTMLElement>(".signet-failure button");
  button?.focus();
  button?.click();
  expect(marker.querySelector(".signet-failure")).toBeNull();
  return marker;
}

it("hands the keyboard to the results' heading while it tries again", async () => {
  const marker = await retried(
    '<h2>Filtres</h2><h2 id="programmation-titre" tabindex="-1">124 Activités</h2>',
  );
  expect(document.activeElement).toBe(marker.querySelector("#programmation-titre"));
});

it("hands it to whatever heading an editor has written, else to the marker", async () => {
  const marker = await retried("<h3>La programmation</h3><p>En PDF</p>");
  expect(document.activeElement).toBe(marker.querySelector("h3"));
  document.body.replaceChildren();
  const bare = await retried("<p>La programmation en PDF</p>");
  expect(document.activeElement).toBe(bare);
});

it("stays in sight when the island takes the place of what the marker held", async () => {
  const { marker, context } = aMount("<h2>Server</h2>");
  const { store, actions, last } = programme({ query: "type=1" });
  showFailures(context, store, { announce: () => {}, ids: takeIds(marker, context.signal) });
  actions.start();
  await last().fail();
  const line = marker.querySelector(".signet-failure");
  expect(line).not.toBeNull();

  marker.replaceChildren(document.createElement("div"));
  marker.dispatchEvent(new CustomEvent("signet:ready", { bubbles: true }));
  expect(marker.firstElementChild).toBe(line);
});
