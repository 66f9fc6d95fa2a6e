import { afterEach, describe, expect, it } from "vitest";
import { messages } from "../../../../src/islands/programme/messages.ts";
import { failureMessages } from "../../../../src/islands/programme/results/messages-failures.ts";
import { showFailures } from "../../../../src/shared/announce/failure-line.ts";
import { focusHeading } from "../../../../src/shared/announce/tell-failures.ts";
import { aMount } from "../a-mount.ts";
import { openProgramme, page, programme } from "../a-programme.ts";

type Opened = Awaited<ReturnType<typeof openProgramme>>;

const WORDS = { ...failureMessages, retry: messages.retry };
const HEADING = "programmation-titre";

afterEach(() => document.body.replaceChildren());

/** A marker with this HTML whose first list has failed; the visitor tries again by keyboard. */
async function retried(html: string) {
  const { marker, context } = aMount(html);
  const { store, actions, last } = programme({ query: "type=1" });
  const said: string[] = [];
  showFailures(context, store, WORDS, (text) => said.push(text), focusHeading(marker, HEADING));
  actions.start();
  await last().fail();
  expect(said).toEqual(["Les activités n’ont pas pu être chargées."]);
  const button = marker.querySelector<HTMLElement>(".signet-failure button");
  button?.focus();
  button?.click();
  expect(marker.querySelector(".signet-failure")).toBeNull();
  return marker;
}

it("moves focus to the results' heading while it tries again", async () => {
  const marker = await retried(
    '<h2>Filtres</h2><h2 id="programmation-titre" tabindex="-1">124 Activités</h2>',
  );
  expect(document.activeElement).toBe(marker.querySelector("#programmation-titre"));
});

it("moves focus to any heading that an editor has written, else to the marker", async () => {
  const marker = await retried("<h3>La programmation</h3><p>En PDF</p>");
  expect(document.activeElement).toBe(marker.querySelector("h3"));
  document.body.replaceChildren();
  const bare = await retried("<p>La programmation en PDF</p>");
  expect(document.activeElement).toBe(bare);
});

it("stays visible when the island replaces the marker's HTML", async () => {
  const { marker, context } = aMount("<h2>Server</h2>");
  const { store, actions, last } = programme({ query: "type=1" });
  showFailures(context, store, WORDS, () => {}, focusHeading(marker, HEADING));
  actions.start();
  await last().fail();
  const line = marker.querySelector(".signet-failure");
  expect(line).not.toBeNull();

  marker.replaceChildren(document.createElement("div"));
  marker.dispatchEvent(new CustomEvent("signet:ready", { bubbles: true }));
  expect(marker.firstElementChild).toBe(line);
});

describe("after the first list, it says what could not be loaded", () => {
  async function told(query: string, fails: (opened: Opened) => Promise<void>) {
    const { marker, context, leave } = aMount("<h2>Programmation</h2>");
    const opened = await openProgramme({ query });
    showFailures(context, opened.store, WORDS, () => {}, focusHeading(marker, HEADING));
    await fails(opened);
    const text = marker.querySelector(".signet-failure p")?.textContent?.replace(/\s/g, " ");
    leave.abort();
    opened.leave.abort();
    return text;
  }

  it("the new list, while the old activities are shown", async () => {
    const answer = await told("type=1", async ({ actions, last }) => {
      actions.setFilters({ genre: 6461 });
      actions.flush();
      await last().fail();
    });
    expect(answer).toBe("Le chargement a échoué : les activités affichées sont celles d’avant.");
  });

  it.each([
    ["the page that follows on the map", "mode=carte"],
    ["one page more", "type=1"],
  ])("%s, which leaves the activities as they should be", async (_, query) => {
    const answer = await told(query, async ({ actions, last }) => {
      actions.loadMore();
      await last().fail();
      expect(last().page).toBe(2);
    });
    expect(answer).toBe("Les activités suivantes n’ont pas pu être chargées.");
  });

  it("the same when another attempt fails", async () => {
    const answer = await told("mode=carte", async ({ actions, last }) => {
      await last().fail();
      actions.retry();
      await last().answer(page([3, 4], 9));
      await last().fail();
      actions.loadMore();
      await last().fail();
    });
    expect(answer).toBe("Les activités suivantes n’ont pas pu être chargées.");
  });
});

describe("tells that the filters' options could not be loaded", () => {
  const BESIDE = "Les choix des filtres n’ont pas pu être chargés.";

  async function lacking(query: string) {
    const { marker, context } = aMount('<h2 id="programmation-titre" tabindex="-1">1 Activité</h2>');
    const opened = programme({ query });
    const said: string[] = [];
    showFailures(context, opened.store, WORDS, (text) => said.push(text), focusHeading(marker, HEADING));
    opened.actions.start();
    await opened.categoryCalls[0]?.fail();
    const line = () => marker.querySelector(".signet-failure p")?.textContent ?? null;
    const button = () => marker.querySelector<HTMLElement>(".signet-failure button");
    return { marker, line, button, said, ...opened };
  }

  it("once the list has loaded, and requests only them again", async () => {
    const { line, button, said, last, calls, categoryCalls } = await lacking("genre=6461");
    expect(line()).toBeNull();
    await last().answer(page([1], 1));
    expect([line(), said]).toEqual([BESIDE, [BESIDE]]);
    button()?.focus();
    button()?.click();
    expect(line()).toBeNull();
    expect(document.activeElement?.id).toBe(HEADING);
    await categoryCalls[1]?.fail();
    expect([line(), said.length]).toEqual([BESIDE, 2]);
    button()?.click();
    await categoryCalls[2]?.answer();
    expect(line()).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it("and keeps focus that is on the line when they load later", async () => {
    const { line, button, last, network, categoryCalls } = await lacking("genre=6461");
    await last().answer(page([1], 1));
    button()?.focus();
    network.dispatchEvent(new Event("online"));
    expect(line()).toBe(BESIDE);
    await categoryCalls[1]?.answer();
    expect(line()).toBeNull();
    expect(document.activeElement?.id).toBe(HEADING);
  });

  it("in one line with the list's own failure, which comes first", async () => {
    const { line, button, said, actions, last, categoryCalls } = await lacking("genre=6461");
    await last().answer(page([1], 1));
    actions.setFilters({ genre: 1 });
    actions.flush();
    expect(line()).toBe(BESIDE);
    await categoryCalls[1]?.fail();
    await last().fail();
    expect(line()).toMatch("celles d’avant");
    button()?.click();
    await last().answer(page([2], 1));
    await categoryCalls[2]?.fail();
    expect(line()).toBe(BESIDE);
    expect(said).toHaveLength(3);
  });
});
