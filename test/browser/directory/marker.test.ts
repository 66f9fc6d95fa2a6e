/** The directories' markers as a CMS may write them: bare, wrong, twice, released; and the tabs of the three pages. */
import { describe, expect, test } from "vitest";
import { useSite, type WatchedPage } from "../harness.ts";
import { DIRECTORIES, openDirectory } from "./directory-page.ts";

const site = useSite();

/** The page with other HTML in its main element. */
async function withMain(main: string): Promise<WatchedPage> {
  const page = await site.newPage();
  await page.route("**/auteurs*", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<main[\s\S]*<\/main>/, `<main id="contenu">${main}</main>`);
    await route.fulfill({ response, body });
  });
  await page.goto("/auteurs");
  return page;
}

describe.each(DIRECTORIES)("A marker $name", ({ name, path, call }) => {
  test("as an editor pastes it, inside any markup of a CMS, shows its first list", async () => {
    const page = await withMain(
      `<div><p></p><div data-island=" “${name.toUpperCase()}” " data-api="/api/"><br><p><a href="/x">La liste</a></p><p></p></div></div>`,
    );
    await page.locator("[data-island][data-enhanced=ready]").waitFor();
    expect(await page.locator("[data-slug]").count()).toBe(24);
    // Without data-letters, all are links.
    expect(await page.locator(".signet-directory-alphabet li a").count()).toBe(36);
    await page.expectSilent();
  });

  test("with nothing inside shows a skeleton until the list has loaded", async () => {
    site.host.faults.set({ path: call, delay: 800 });
    const page = await withMain(`<div data-island="${name}" data-api="/api"></div>`);
    await page.locator("[data-island][data-enhanced=loading]").waitFor();
    await expect
      .poll(() => page.locator("[data-island]").evaluate((marker) => marker.getBoundingClientRect().height))
      .toBeGreaterThan(200);
    await page.locator("[data-island][data-enhanced=ready]").waitFor();
    expect(await page.locator("[data-slug]").count()).toBe(24);
  });

  test.each([
    ["without an address", "", "data-api is missing", 'data-api="/…"'],
    [
      "with an address of another kind",
      'data-api="javascript:alert(1)"',
      "is no web address",
      'data-api="/…"',
    ],
    [
      "with a query behind its address",
      'data-api="/api?x=1"',
      "data-api is no web address without ? and #: /api?x=1",
      'data-api="/…"',
    ],
  ])(
    "%s stays as the server sent it, says how to mend it, and the other one works",
    async (_, wrong, message, expected) => {
      const page = await withMain(
        `<div id="one" data-island="${name}" ${wrong}><p>Du serveur</p></div><div data-island="${name}" data-api="/api"></div>`,
      );
      await page.locator("[data-island][data-enhanced=ready]").waitFor();
      await page.locator("#one[data-enhanced=failed]").waitFor();
      expect(await page.locator("#one").textContent()).toBe("Du serveur");
      await expect.poll(() => page.problems.length).toBe(1);
      const problems = page.takeProblems();
      expect(problems[0]).toContain(message);
      expect(problems[0]).toContain(expected);
    },
  );

  test("with broken JSON says which, and asks the API", async () => {
    const page = await withMain(
      `<div data-island="${name}" data-api="/api"><p>Du serveur</p><script type="application/json" data-initial>{{</script></div>`,
    );
    await page.locator("[data-island][data-enhanced=ready]").waitFor();
    await expect.poll(() => page.problems.join()).toContain('<script type="application/json" data-initial>');
    expect(await page.locator("[data-slug]").count()).toBe(24);
  });

  test("with JSON of another shape asks the API, and reports it once", async () => {
    const page = await withMain(
      `<div data-island="${name}" data-api="/api"><script type="application/json" data-initial>{"query":"","list":{"data":3}}</script></div>`,
    );
    await page.locator("[data-island][data-enhanced=ready]").waitFor();
    expect(await page.locator("[data-slug]").count()).toBe(24);
    await expect.poll(() => page.problems.join()).toContain("data-initial was not used");
  });

  test("leaves out a bad row, cleans texts, refuses unsafe addresses, and shows the rest", async () => {
    site.host.faults.set({
      path: call,
      shape: {
        data: [
          { id: 1, title: "<b>Éva</b> &amp; fils", slug: "eva", url: "javascript:alert(1)", photo: "data:x" },
          { id: "deux à la fois", title: "Sans identifiant" },
          {
            id: "3",
            title: "Ovide",
            url: "/o",
            photo: [{ url: "/media/author/3.svg" }],
            location: { kiosk: 12 },
          },
        ],
        meta: { count: "3", page: 1, perPage: 24 },
      },
    });
    const page = await withMain(`<div data-island="${name}" data-api="/api"></div>`);
    await page.locator("[data-island][data-enhanced=ready]").waitFor();
    expect(await page.locator(".signet-directory-entry-name").allTextContents()).toEqual([
      "Éva & fils",
      "Ovide",
    ]);
    expect(await page.locator("[data-slug=eva] a").count()).toBe(0);
    expect(await page.locator("[data-slug=eva] .signet-directory-stand-in").count()).toBe(1);
    expect(await page.locator('[data-slug="3"] .signet-directory-entry-kiosk').textContent()).toBe(
      "Kiosque 12",
    );
    await expect.poll(() => page.problems.length).toBeGreaterThan(0);
    const problems = page.takeProblems();
    expect(problems.filter((problem) => problem.startsWith("console"))).toHaveLength(1);
    expect(problems[0]).toContain('entry "deux à la fois": left out of the list, id: is not an id');
  });

  test("with a thousand entries reacts to each key at once", async () => {
    const { page, names } = await openDirectory(site, path);
    await page.route(`**${call}*`, async (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get("page"));
      const data = Array.from({ length: 25 }, (_, index) => {
        const id = number * 25 + index;
        return { id, slug: `e${id}`, title: `Élodie Œuvray-Nº ${id}`, url: `/x/${id}` };
      });
      await route.fulfill({ json: { data, meta: { count: 2000, page: number, perPage: 25 } } });
    });
    await page.goto(`${path}?initial=0&page=40`);
    await page.whenReady(name);
    expect(await page.locator("[data-slug]").count()).toBe(1000);
    expect(await page.getByText("La liste s’arrête ici").count()).toBe(1);
    const field = page.getByRole("searchbox", { name: "Chercher dans cette liste" });
    const typed = (text: string) =>
      field.evaluate(async (input: HTMLInputElement, value) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, value);
        input.dispatchEvent(new InputEvent("input", { bubbles: true }));
        await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));
      }, text);
    // The processor time that the page takes, up to the paint: other work of the machine does not count.
    const client = await page.context().newCDPSession(page);
    await client.send("Performance.enable", { timeDomain: "threadTicks" });
    const worked = async () => {
      const { metrics } = await client.send("Performance.getMetrics");
      return 1000 * (metrics.find((metric) => metric.name === "TaskDuration")?.value ?? Number.NaN);
    };
    const took = async (act: () => Promise<unknown>) => {
      const before = await worked();
      await act();
      return (await worked()) - before;
    };
    // What the machine takes to copy and lay out all entries, for comparison.
    const copied = () =>
      page.evaluate(async () => {
        const shown = document.querySelector("[data-slug]")?.closest("[data-island] > *");
        const copy = shown?.cloneNode(true) as Element;
        shown?.after(copy);
        await new Promise<void>((painted) => requestAnimationFrame(() => setTimeout(painted)));
        copy.remove();
      });
    // The least of some rounds, and all keys together: what the page does besides, such as freeing memory, falls on one.
    const least = new Map<string, number>();
    const measure = async (name: string, act: () => Promise<unknown>) =>
      least.set(name, Math.min(least.get(name) ?? Number.POSITIVE_INFINITY, await took(act)));
    const keys = ["o", "oe", "oeu", "oeuvray 10", ""];
    for (let round = 0; round < 5; round += 1) {
      await measure("copy", copied);
      for (const text of keys) await measure(text, () => typed(text));
    }
    const ofKeys = keys.reduce((sum, text) => sum + (least.get(text) ?? Number.NaN), 0);
    expect(ofKeys / keys.length).toBeLessThan(2 * (least.get("copy") ?? Number.NaN));
    await field.fill("oeuvray 1023");
    await expect.poll(names).toEqual(["Élodie Œuvray-Nº 1023"]);
  });
});

describe("The tabs", () => {
  test.each(["/programmation", "/auteurs", "/exposants"])(
    "of %s are links, and mark this page",
    async (path) => {
      for (const javaScript of [false, true]) {
        const page = await site.newPage({ javaScript });
        await page.goto(path);
        if (javaScript) await page.locator("[data-island][data-enhanced=ready]").waitFor();
        const tabs = page.getByRole("navigation", { name: "Programmation du Salon" });
        const links = await tabs
          .getByRole("link")
          .evaluateAll((all) =>
            all.map((link) => [
              link.textContent,
              link.getAttribute("href"),
              link.getAttribute("aria-current"),
            ]),
          );
        expect(links).toEqual(
          [
            ["Programmation", "/programmation"],
            ["Auteur·rice·s", "/auteurs"],
            ["Exposant·e·s", "/exposants"],
          ].map(([label, href]) => [label, href, href === path ? "page" : null]),
        );
        expect(await tabs.locator("[role=tab], [role=tablist]").count()).toBe(0);
      }
    },
  );
});
