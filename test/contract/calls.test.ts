/**
 * Every call of the API in the documentation is answered by the stand-in CMS, and headers are headers.
 *
 * @vitest-environment node
 */
import { afterAll, expect, test } from "vitest";
import { startHost } from "../host/host.ts";
import { tempFolder } from "../host-api/temp-folder.ts";
import { snippetsIn } from "./markdown.ts";

const host = await startHost({
  port: 0,
  distDir: tempFolder({ "manifest.json": { files: {}, names: {}, loads: {}, parts: {} } }),
});
afterAll(() => host.close());

test.each(snippetsIn("http").map((one) => [one.name, one] as const))("%s", async (_, { text }) => {
  const [, path] = /^GET (\S+)$/.exec(text) ?? [];
  if (path) expect((await fetch(host.url + path)).status).toBe(200);
  else for (const line of text.split("\n")) expect(line).toMatch(/^[A-Z][\w-]+: \S.*$/);
});
