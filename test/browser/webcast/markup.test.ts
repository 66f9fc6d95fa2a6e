/** The webcast's marker: its start, its reports for integrators, and its release. */
import { describe, expect, test } from "vitest";
import { useSite } from "../harness.ts";
import { openWebcast, row } from "./webcast-page.ts";

const site = useSite();
const MARKER = "[data-island=webcast]";
const FAILING = { path: "/api", shape: { data: null, errors: [{ message: "en panne" }] } };

/** Remembers the server's nodes inside the marker before any script. */
const noteServer = () => {
  document.addEventListener("readystatechange", () => {
    if (document.readyState !== "interactive") return;
    Object.assign(window, { server0: document.querySelector("[data-island=webcast]")?.firstElementChild });
  });
};
const showsServer = (marker: Element) =>
  marker.firstElementChild === (window as unknown as { server0: Element }).server0 &&
  marker.querySelector("iframe") === null;

/** The page's HTML with other attributes on its marker. */
const withAttributes = (attributes: string) => (html: string) =>
  html.replace(/<div data-island="webcast"[^>]*>/, `<div data-island="webcast" ${attributes}>`);
const OWN = 'data-player-stream="/lecteur/direct/{id}" data-player-playlist="/lecteur/liste/{id}"';

test("on the home page nothing of it is loaded before it is near", async () => {
  const { page, loads, asked } = await openWebcast(site, "/", { wait: false, height: 600 });
  expect(await page.locator(MARKER).getAttribute("data-enhanced")).toBe("waiting");
  expect([loads.length, asked()]).toEqual([0, 0]);
  await page.locator(MARKER).scrollIntoViewIfNeeded();
  await page.whenReady("webcast");
  await expect.poll(asked).toBe(1);
  await expect
    .poll(() => page.locator("#webdiffusion-titre").evaluate((title) => title.localName))
    .toBe("h3");
  await page.expectSilent();
});

test("initial JSON saves the first request; JSON of another shape is reported, and the API asked", async () => {
  const saved = await openWebcast(site, "/webdiffusion");
  expect(saved.asked()).toBe(0);
  const odd = await openWebcast(site, "/webdiffusion", {
    html: (html) => html.replace(/(<script type="application\/json" data-initial>)[^<]*/, "$1[]"),
  });
  await expect.poll(odd.asked).toBe(1);
  await expect.poll(() => odd.page.problems.join()).toContain("data is missing");
});

test("works as an editor pastes it, inside a CMS's markup", async () => {
  const webcast = await openWebcast(site, "/webdiffusion", {
    html: (html) =>
      html.replace(
        /<div data-island="webcast"[\s\S]*<\/section>/,
        `<div data-island="webcast" data-api=" /api " ${OWN} data-chat=""><div><p></p><p><a href="/videos">Le direct</a><br></p></div></div></section>`,
      ),
  });
  expect(await webcast.title()).toBe("En direct de la Grande Scène");
  expect(await webcast.page.locator(".signet-webcast-chat, .signet-webcast-chat-out").count()).toBe(0);
  expect(await webcast.page.locator("#webdiffusion-titre").evaluate((title) => title.localName)).toBe("h2");
});

describe("a wrong marker keeps the server's HTML and reports its correction", () => {
  test.each([
    ["without data-api", OWN, ["data-api is missing", 'data-api="/…"']],
    [
      "with a player of no {id}",
      'data-api="/api" data-player-stream="https://video.example/"',
      ["data-player-stream has no {id}", 'data-player-stream="https://www.youtube-nocookie.com/embed/{id}"'],
    ],
    [
      "with a player that is no web address",
      'data-api="/api" data-player-playlist="javascript:alert({id})"',
      ["data-player-playlist is not https"],
    ],
  ])("%s", async (_, attributes, words) => {
    const { page } = await openWebcast(site, "/webdiffusion", {
      html: withAttributes(attributes),
      wait: false,
    });
    const marker = page.locator(MARKER);
    await page.locator(`${MARKER}[data-enhanced=failed]`).waitFor();
    expect(await marker.locator(".signet-webcast-still").isVisible()).toBe(true);
    await expect.poll(() => page.problems.join()).toContain(words[0]);
    const [problem, ...others] = page.takeProblems();
    for (const word of words) expect(problem).toContain(word);
    expect(others).toEqual([]);
    // The header's own markers work.
    expect(await page.locator('[data-behaviour][data-enhanced="failed"]').count()).toBe(0);
  });

  test("but asks the API in place of broken JSON, and says so", async () => {
    const html = (text: string) => text.replace(/(data-initial>)[^<]*/, "$1{");
    const { page } = await openWebcast(site, "/webdiffusion", { html });
    expect(await page.locator(".signet-webcast-stream").count()).toBe(5);
    await expect.poll(() => page.problems.join()).toContain("the JSON of <script data-initial> is broken");
  });

  test("but works without a chat or pictures whose address is wrong", async () => {
    const html = withAttributes(
      `data-api="/api" ${OWN} data-chat="ftp://x/{id}" data-thumbnail-stream="/x" data-thumbnail-playlist=""`,
    );
    const { page } = await openWebcast(site, "/webdiffusion", { html });
    expect(await page.locator(".signet-webcast-chat").count()).toBe(0);
    expect(await page.locator(".signet-webcast-stream .signet-webcast-picture-none").count()).toBe(5);
    const problems = () => page.problems.join("\n");
    await expect.poll(problems).toContain("data-chat is not https: ftp://x/{id}. Expected: data-chat=");
    await expect.poll(problems).toContain("data-thumbnail-stream has no {id}");
  });
});

test("a failed first call keeps the server's HTML, and the webcast mounts when the API is back", async () => {
  site.host.faults.set(FAILING);
  const webcast = await openWebcast(site, "/", { wait: false, clock: "2026-11-26T15:00:00Z" });
  const { page } = webcast;
  await page.addInitScript(noteServer);
  await page.reload();
  await page.locator(MARKER).scrollIntoViewIfNeeded();
  await expect.poll(() => page.problems.join()).toContain("goes on, but: HttpError: POST");
  await expect.poll(() => page.locator(MARKER).getAttribute("data-enhanced")).toBe("loading");
  await expect.poll(() => page.locator(MARKER).evaluate(showsServer)).toBe(true);
  site.host.faults.clear();
  await webcast.refreshed();
  await page.whenReady("webcast");
});

test("a stream with an invalid id says so, and the others can be chosen", async () => {
  site.host.streams.set([row(".."), row("b")]);
  const webcast = await openWebcast(site, "/webdiffusion");
  expect(await webcast.page.getByText("La vidéo n’est pas disponible.").isVisible()).toBe(true);
  await webcast.press(0);
  await webcast.page.locator(".signet-webcast-player iframe").waitFor();
});

test("two webcasts on one page have their own ids", async () => {
  const { page } = await openWebcast(site, "/webdiffusion", {
    html: (html) =>
      html.replace(
        "</main>",
        `<div data-island="webcast" data-api="/api" ${OWN}><p>Bientôt</p></div></main>`,
      ),
    wait: false,
  });
  await page.locator(MARKER).last().scrollIntoViewIfNeeded();
  await page.whenReady("webcast");
  const ids = await page.evaluate(() => [...document.querySelectorAll("main [id]")].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("webdiffusion-titre-2");
});
