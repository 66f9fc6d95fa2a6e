import { afterAll, afterEach, expect, it, vi } from "vitest";
import type { ProgrammeAttributes } from "../../../../src/islands/programme/attributes.ts";
import { programmeIsland } from "../../../../src/islands/programme/programme.island.ts";
import { aMount } from "../a-mount.ts";

// Files share their modules: this one replaces some, so it begins and ends with new ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock("../../../../src/islands/programme/mount.tsx", () => {
  throw new Error("React was fetched");
});
vi.mock("../../../../src/islands/programme/start.ts", () => {
  throw new Error("the programme's code was fetched");
});

const beforeEvent: Partial<ProgrammeAttributes> = { beforeEvent: true };

async function announced(html: string, newsletter = "https://fair.test/infolettre/") {
  const mounted = aMount(html, beforeEvent);
  mounted.marker.dataset.newsletter = newsletter;
  const { mount } = await programmeIsland.load(mounted.context.attributes);
  await mount(mounted.context);
  return mounted;
}

afterEach(() => document.body.replaceChildren());

it("announces the programme on a page without text, without React and without the list's code", async () => {
  const { marker, ready, leave } = await announced(" ");
  expect(marker.querySelector("h2")?.textContent).toBe("La programmation arrive");
  expect(marker.querySelector("a")?.getAttribute("href")).toBe("https://fair.test/infolettre/");
  expect(ready).toHaveBeenCalledOnce();
  leave.abort();
  expect(marker.children).toHaveLength(0);
});

it("refuses a newsletter address that is not a web address, as a fault of the page", async () => {
  await expect(announced("", "javascript:alert(1)")).rejects.toMatchObject({
    name: "MarkerError",
    message: "data-newsletter is not a web address: javascript:alert(1)",
    expected: 'data-newsletter="https://…"',
  });
  expect(document.querySelector("a")).toBeNull();
});

it("keeps the page's own announcement", async () => {
  const { marker, ready } = await announced("<h2>Bientôt</h2>");
  expect(marker.innerHTML).toBe("<h2>Bientôt</h2>");
  expect(ready).toHaveBeenCalledOnce();
});

it("requests nothing before the event, then the option lists at one address, slash or not", () => {
  const { attributes } = aMount("", beforeEvent).context;
  expect(programmeIsland.prefetch?.(attributes)).toBe(false);
  const asked = programmeIsland.prefetch?.({
    ...attributes,
    beforeEvent: false,
    api: "https://fair.test/api/",
  });
  expect(asked).toBe("https://fair.test/api/categories");
});
