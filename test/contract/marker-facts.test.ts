/** The list for the guide and the doctor is the registry's, and says what docs/markers.md says. */
import { describe, expect, test } from "vitest";
import { markerFacts } from "../../src/markers.ts";
import { registry } from "../../src/registry.ts";
import { filesIn, read } from "./sources.ts";

const docs = read("docs/markers.md");
const sections = docs.split(/^### /m);

/** Attributes that Signet writes itself, which are in the same tables. */
const WRITTEN_BY_US = ["data-menu", "data-menu-variant", "data-menu-still"];

/** A marker's section, and that of the marker whose attributes it shares. */
function sectionOf(name: string): string {
  const section = sections.find((text) => text.includes(`="${name}"\`\n`)) ?? "";
  const [, other] = /are those of `([a-z-]+)`/.exec(section) ?? [];
  return other ? section + sectionOf(other) : section;
}

/** The attributes in the first column of a section's tables. */
const inTables = (section: string): readonly string[] =>
  [...section.matchAll(/^\| ([^|]*)\|/gm)]
    .flatMap(([, cell = ""]) => [...cell.matchAll(/`(data-[a-z-]+)`/g)].map(([, name = ""]) => name))
    .filter((name) => !WRITTEN_BY_US.includes(name));

test("the list has the registry's markers", () => {
  const named = (list: readonly { kind: string; name: string }[]) =>
    list.map(({ kind, name }) => `${kind} ${name}`).sort();
  expect(named(markerFacts)).toEqual(named(registry));
});

describe.each(markerFacts)("$name", (facts) => {
  const section = sectionOf(facts.name);
  const all = [...facts.attributes, ...facts.inside].map(({ name }) => name);

  test("has the attributes of its section of docs/markers.md, and no others", () => {
    const written = all.filter((name) => name.startsWith("data-"));
    for (const name of inTables(section)) expect(written).toContain(name);
    for (const name of written) expect(section, name).toContain(name);
    expect(new Set(all).size).toBe(all.length);
  });

  test("requires what the section requires", () => {
    const required = [...section.matchAll(/^\| `(data-[a-z-]+)` .*\| required \|$/gm)].map(
      ([, name]) => name,
    );
    const ours = facts.attributes.filter((one) => one.required).map(({ name }) => name);
    if (required.length > 0) expect(ours).toEqual(required);
    else expect(ours.filter((name) => !section.includes(`\`${name}\` (required)`))).toEqual([]);
  });

  test("has a snippet of the section, with attributes of the list", () => {
    const [, after = ""] = section.split(/[Ww]hat an\s+editor can\s+paste/);
    expect(docs.replaceAll("\u00a0", " ")).toContain(facts.snippet);
    expect(after.replaceAll("\u00a0", " ")).toContain(facts.snippet);
    const used = [...facts.snippet.matchAll(/ (data-[a-z-]+)=/g)].map(([, name]) => name);
    expect(used.filter((name) => name !== `data-${facts.kind}` && !all.includes(name ?? ""))).toEqual([]);
  });
});

test("every attribute that the code reads from a marker is in the list", () => {
  const known = new Set(markerFacts.flatMap((facts) => facts.attributes.map(({ name }) => name)));
  // By the declarations, and by the widgets' own code.
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const declared = filesIn("src", /\.tsx?$/)
    .filter((path) => !path.startsWith("src/doctor/"))
    .flatMap((path) => [
      ...[...read(path).matchAll(/\b(?:value|flag)\(marker, "([a-z-]+)"/g)].map(([, key = ""]) => key),
      ...[...read(path).matchAll(/marker\.getAttribute\("data-([a-z-]+)"/g)].map(([, key = ""]) => key),
      ...[...read(path).matchAll(/marker\.dataset\.(\w+) \?\?/g)].map(([, key = ""]) => kebab(key)),
    ])
    .filter((key) => !["island", "initial"].includes(key))
    .map((key) => `data-${key}`);
  expect(declared.length).toBeGreaterThan(5);
  expect(declared.filter((name) => !known.has(name))).toEqual([]);
});
