/** The doctor reports headers with which the worker stores no page. */
import { expect, test } from "vitest";
import { useSite } from "../harness.ts";

const site = useSite({ now: "2026-10-30T10:00", offline: true });

async function report(): Promise<{ text: () => Promise<string> }> {
  const page = await site.newPage();
  await page.goto("/faq?signet-doctor");
  const panel = page.getByRole("region", { name: "Diagnostic de Signet" });
  return { text: async () => (await panel.innerText()).replaceAll("\u00a0", " ") };
}

test("where pages may be stored, it finds nothing and says that the page stays", async () => {
  const { text } = await report();
  await expect.poll(text).toContain("Sans réseau, cette page reste là pour qui l’a ouverte.");
  expect(await text()).toMatch(/Rien à corriger\./i);
});

test("where pages may not be stored, it names the header and the right one", async () => {
  // What a fault changes has no-store.
  site.host.faults.set({ path: "/faq", delay: 1 });
  const { text } = await report();
  await expect
    .poll(text)
    .toMatch(/cette page n’est pas gardée : le serveur l’envoie à tous avec « Cache-Control: no-store »/);
  expect(await text()).toContain("Cache-Control: public, no-cache");
});
