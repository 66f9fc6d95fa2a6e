/**
 * `docs/schemas/` and `docs/openapi.json` describe the API. They are written from the schemas that read its answers, and
 * from the table in docs/parameters.md. After a change: vitest --update.
 */
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import type * as v from "valibot";
import { afterAll, describe, expect, test, vi } from "vitest";
import { ANSWERS } from "./answer-schemas.ts";
import { described } from "./described-schemas.ts";
import { codes, tableUnder } from "./markdown-table.ts";
import { describeApi } from "./openapi.ts";
import { ROOT } from "./sources.ts";

// Files share their modules: this one replaces some, so it begins and ends with new ones.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock("valibot", async (original) => {
  const real = await original<typeof v>();
  // JSON Schema has no words for a test of one's own, nor for a value that stands for a wrong one.
  return {
    ...real,
    custom: () => real.check(() => true),
    fallback: (schema: v.GenericSchema) => real.nullish(schema),
  };
});
vi.mock("../../src/shared/http/schemas.ts", async (original) => ({
  ...(await original<object>()),
  ...(await import("./described-schemas.ts")).blocks,
}));
vi.mock(
  "../../src/shared/http/instant-schema.ts",
  async () => (await import("./described-schemas.ts")).instantBlocks,
);

const schemas = Object.fromEntries(Object.entries(ANSWERS).map(([name, make]) => [name, described(make)]));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

describe("docs/", () => {
  test.each(Object.keys(ANSWERS))("schemas/%s.json", async (name) => {
    await expect(json(schemas[name])).toMatchFileSnapshot(join(ROOT, `docs/schemas/${name}.json`));
  });

  test("openapi.json, which is valid OpenAPI", async () => {
    const api = describeApi(schemas);
    expect(await new Validator().validate(structuredClone(api))).toEqual({ valid: true });
    await expect(json(api)).toMatchFileSnapshot(join(ROOT, "docs/openapi.json"));
  });

  test("openapi.json has every call that api.md lists", () => {
    const listed = tableUnder("docs/api.md", "# The reference API").flatMap(({ call = "" }) => codes(call));
    expect(listed.length).toBeGreaterThan(4);
    const { paths } = describeApi(schemas) as { paths: Record<string, object> };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(described.sort()).toEqual(listed.sort());
  });
});
