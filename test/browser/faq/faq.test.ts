/** The page of questions: open, addressed, linked, printed. */
import { describe, expect, test } from "vitest";
import { type PageOptions, useSite, type WatchedPage } from "../harness.ts";
import { pageViolations } from "../pages/page-axe.ts";
import { isFocused } from "../seen.ts";
import { seenShifts, watchShifts, withoutFaces } from "../shifts.ts";
import { releaseAll } from "../written-page.ts";

const site = useSite({ now: "2026-11-26T10:00" });
const CLIPBOARD = ["clipboard-read", "clipboard-write"];
const COPIED = "Le lien a été copié dans votre presse-papiers.";

const open = (address = "/faq", options: PageOptions = {}) =>
  site.open(address, { marker: "faq", ...options });

const summary = (page: WatchedPage, id: string) => page.locator(`#${id} > summary`);
const isOpen = (page: WatchedPage, id: string) =>
  page.locator(`#${id}`).evaluate((one) => (one as HTMLDetailsElement).open);
const openOnes = (page: WatchedPage) =>
  page.locator("main details[open]").evaluateAll((all) => all.map(({ id }) => id));
const focusedId = (page: WatchedPage) =>
  page.evaluate(() =>
    document.activeElement?.localName === "summary"
      ? document.activeElement.parentElement?.id
      : document.activeElement?.localName,
  );
const top = (page: WatchedPage, id: string) =>
  page.locator(`#${id}`).evaluate((one) => one.getBoundingClientRect().top);
const link = (page: WatchedPage, id: string) => page.locator(`#${id} .signet-faq-link`);

describe("without script", () => {
  test("questions open, several at a time, and close; an address leads to one", async () => {
    const page = await open("/faq#q-sortie", { javaScript: false });
    expect(await openOnes(page)).toEqual(["q-prix"]);
    expect(Math.abs(await top(page, "q-sortie"))).toBeLessThan(120);
    await summary(page, "q-sortie").click();
    await summary(page, "q-achat").click();
    await expect.poll(() => openOnes(page)).toEqual(["q-prix", "q-achat", "q-sortie"]);
    await expect.poll(() => page.locator("#q-sortie .answer").isVisible()).toBe(true);
    await summary(page, "q-prix").click();
    await expect.poll(() => openOnes(page)).toEqual(["q-achat", "q-sortie"]);
  });
});

describe("an address that names a question", () => {
  test.each([390, 1440])("opens it, scrolls to it and focuses it, at %i px", async (width) => {
    const page = await open("/faq#q-sortie", { width });
    expect(await openOnes(page)).toEqual(["q-prix", "q-sortie"]);
    expect(await focusedId(page)).toBe("q-sortie");
    expect(Math.abs(await top(page, "q-sortie"))).toBeLessThan(120);
    await page.expectSilent();
  });

  test("keyboard: faq / Enter / a link to a question: opens it and goes there, again and with Back", async () => {
    const page = await open("/faq#q-achat");
    await page.evaluate(() => {
      const link = document.createElement("a");
      link.href = "#q-sortie";
      link.textContent = "Sortir";
      document.querySelector("h1")?.after(link);
    });
    await page.getByRole("link", { name: "Sortir" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => focusedId(page)).toBe("q-sortie");
    await expect.poll(() => isOpen(page, "q-sortie")).toBe(true);
    await summary(page, "q-sortie").click();
    await expect.poll(() => isOpen(page, "q-sortie")).toBe(false);
    await page.getByRole("link", { name: "Sortir" }).focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => isOpen(page, "q-sortie")).toBe(true);
    await expect.poll(() => focusedId(page)).toBe("q-sortie");

    await summary(page, "q-achat").click();
    await expect.poll(() => isOpen(page, "q-achat")).toBe(false);
    await page.goBack();
    await expect.poll(() => focusedId(page)).toBe("q-achat");
    await expect.poll(() => isOpen(page, "q-achat")).toBe(true);
    await expect.poll(async () => Math.abs(await top(page, "q-achat"))).toBeLessThan(120);
    await page.expectSilent();
  });

  test("restores the scroll position after a reload", async () => {
    const page = await open("/faq#q-prix");
    await page.evaluate(() => scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await page.reload();
    await page.whenReady("faq");
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
    await expect.poll(() => focusedId(page)).toBe("body");
  });

  test.each(["#billets", "#rien", "#%", "#%E0%A4%A"])(
    "other addresses, %s, open nothing and break nothing",
    async (hash) => {
      const page = await open(`/faq${hash}`);
      expect(await openOnes(page)).toEqual(["q-prix"]);
      expect(await focusedId(page)).toBe("body");
      await page.expectSilent();
    },
  );
});

describe("by keyboard", () => {
  test("keyboard: faq / Enter, Space / a question; keyboard: faq / Tab / a closed question", async () => {
    const page = await open();
    await summary(page, "q-achat").focus();
    for (const key of ["Enter", "Space"]) {
      await page.keyboard.press(key);
      await expect.poll(() => openOnes(page), { message: key }).toEqual(["q-prix", "q-achat"]);
      await page.keyboard.press(key);
      await expect.poll(() => openOnes(page), { message: key }).toEqual(["q-prix"]);
    }
    await page.keyboard.press("Tab");
    await expect.poll(() => focusedId(page)).toBe("q-activites");
    await page.keyboard.press("Enter");
    await link(page, "q-activites").waitFor();
    await page.keyboard.press("Tab");
    await expect.poll(() => isFocused(link(page, "q-activites"))).toBe(true);
    await page.keyboard.press("Tab");
    await expect.poll(() => focusedId(page)).toBe("q-sortie");
    await page.expectSilent();
  });

  test("keyboard: faq / Enter / 'Lien vers cette question': copies, sets the address, confirms 5 s", async () => {
    const page = await open("/faq?utm_source=x", {
      permissions: CLIPBOARD,
      clock: "2026-11-26T10:00:00-05:00",
    });
    const entries = await page.evaluate(() => history.length);
    await summary(page, "q-achat").focus();
    await page.keyboard.press("Enter");
    await link(page, "q-achat").waitFor();
    await page.keyboard.press("Tab");
    const name = async () => (await link(page, "q-achat").textContent())?.replace(/\s+/g, " ");
    await expect.poll(name).toBe("Lien vers cette question : Où acheter mes billets ?");
    // From here on, time passes only when the test moves the clock.
    await page.clock.pauseAt(new Date("2026-11-26T10:05:00-05:00"));
    await page.keyboard.press("Enter");
    await expect.poll(name).toContain(COPIED);
    await expect.poll(() => page.locator("body > [role=status]").textContent()).toBe(COPIED);
    const address = `${site.url}/faq?utm_source=x#q-achat`;
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(address);
    await expect.poll(() => page.url()).toBe(address);
    await expect.poll(() => page.evaluate(() => history.length)).toBe(entries);
    await expect
      .poll(() => link(page, "q-achat").evaluate((one) => one === document.activeElement))
      .toBe(true);
    await page.clock.fastForward(4000);
    await page.keyboard.press("Enter");
    // The second copy is announced, and its five seconds start again.
    await expect.poll(() => page.locator("body > [role=status]").textContent()).toBe(`${COPIED}\u00a0`);
    await page.clock.fastForward(4000);
    await expect.poll(name).toContain(COPIED);
    await page.clock.fastForward(1100);
    await expect.poll(name).toContain("Lien vers cette question");
    await page.expectSilent();
  });

  test("without a clipboard nothing is confirmed: the address bar has the link, and says so", async () => {
    const page = await open();
    await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined }));
    await link(page, "q-prix").waitFor({ state: "detached" });
    await summary(page, "q-prix").hover();
    await link(page, "q-prix").click();
    await expect
      .poll(() => link(page, "q-prix").textContent())
      .toContain("Le lien est dans la barre d’adresse.");
    await expect.poll(() => new URL(page.url()).hash).toBe("#q-prix");
    await expect.poll(() => page.getByText(COPIED).count()).toBe(0);
  });
});

test("by touch: a question opens and closes, and its link is 24 pixels high", async () => {
  const page = await open("/faq", { width: 390, height: 844, touch: true });
  await summary(page, "q-achat").tap();
  await expect.poll(() => isOpen(page, "q-achat")).toBe(true);
  await link(page, "q-achat").waitFor();
  await expect
    .poll(async () => (await link(page, "q-achat").boundingBox())?.height)
    .toBeGreaterThanOrEqual(24);
  await summary(page, "q-achat").tap();
  await expect.poll(() => isOpen(page, "q-achat")).toBe(false);
  await page.expectSilent();
});

test("finding a text in the page opens the question whose answer has it", async () => {
  const page = await open("/faq#:~:text=tampon%20change");
  await expect.poll(() => openOnes(page)).toEqual(["q-prix", "q-sortie"]);
});

test("printing opens every answer, and closes them again afterwards", async () => {
  const page = await open();
  const all = await page.locator("main details").count();
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    const count = () => seen.push(document.querySelectorAll("main details[open]").length);
    addEventListener("beforeprint", () => queueMicrotask(count));
    addEventListener("afterprint", () => queueMicrotask(count));
  });
  await page.pdf();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { seen: number[] }).seen))
    .toEqual([all, 1]);
  await expect.poll(() => openOnes(page)).toEqual(["q-prix"]);
});

test.each([390, 1440])(
  "nothing moves when the script arrives, nor when the links do, at %i px",
  async (width) => {
    const page = await site.newPage({ width });
    await page.addInitScript(watchShifts);
    await withoutFaces(page);
    await page.goto("/faq");
    await page.whenReady();
    await summary(page, "q-prix").hover();
    await link(page, "q-prix").waitFor();
    expect(await page.evaluate(seenShifts)).toEqual([]);
  },
);

test.each([
  { width: 390, dark: true },
  { width: 1440, dark: false },
])(
  "axe finds nothing, closed, open, with links and a confirmation, at $width px, dark: $dark",
  async (options) => {
    const page = await open("/faq", { ...options, permissions: CLIPBOARD, reducedMotion: true });
    expect(await pageViolations(page)).toEqual([]);
    await summary(page, "q-sortie").click();
    await link(page, "q-sortie").click();
    await expect.poll(() => link(page, "q-sortie").textContent()).toContain(COPIED);
    expect(await pageViolations(page)).toEqual([]);
    await page.expectSilent();
  },
);

test("code for the links that cannot be loaded is reported once; the questions work", async () => {
  const page = await open();
  await page.route("**/serve-questions-*.js", (route) => route.abort());
  await summary(page, "q-achat").click();
  await expect.poll(() => page.problems.filter((line) => line.includes("Signet:")).length).toBe(1);
  expect(page.takeProblems().join("\n")).toContain("serve-questions-");
  await summary(page, "q-sortie").click();
  await expect.poll(() => openOnes(page)).toEqual(["q-prix", "q-achat", "q-sortie"]);
  await expect.poll(() => page.locator("[data-behaviour=faq]").getAttribute("data-enhanced")).toBe("ready");
  await page.expectSilent();
});

test("a question's sign says whether it is open", async () => {
  const page = await open();
  const sign = (id: string) =>
    summary(page, id).evaluate((one) => getComputedStyle(one, "::after").content.replace(/["/ ]/g, ""));
  expect([await sign("q-prix"), await sign("q-sortie")]).toEqual(["–", "+"]);
  await summary(page, "q-sortie").click();
  await expect.poll(() => sign("q-sortie")).toBe("–");
});

test("release restores the server's page; open answers stay; the browser handles addresses", async () => {
  const page = await open();
  await summary(page, "q-sortie").click();
  await link(page, "q-sortie").waitFor();
  await releaseAll(page);
  await expect.poll(() => page.locator(".signet-faq-link, [data-enhanced]").count()).toBe(0);
  await expect.poll(() => openOnes(page)).toEqual(["q-prix", "q-sortie"]);
  await page.evaluate(() => {
    location.hash = "#q-achat";
  });
  await expect.poll(async () => Math.abs(await top(page, "q-achat"))).toBeLessThan(120);
  await expect.poll(() => isOpen(page, "q-achat")).toBe(false);
  await page.expectSilent();
});
