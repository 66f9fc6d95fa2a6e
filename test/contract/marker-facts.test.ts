/** The markers' facts are those of the registry, and name what the code reads. */
import { expect, test } from "vitest";
import { markerFacts } from "../../src/markers.ts";
import { registry } from "../../src/registry.ts";
import { filesIn, read } from "./sources.ts";

const sections = read("docs/markers.md").split(/^### /m);

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

test.each(markerFacts)(
  "$name has what stands inside, as the tables of its section of docs/markers.md",
  (facts) => {
    const names = [...facts.attributes, ...facts.inside].map(({ name }) => name);
    for (const name of inTables(sectionOf(facts.name))) expect(names).toContain(name);
    expect(new Set(names).size).toBe(names.length);
  },
);

test.each(markerFacts)("the snippet of $name has attributes of the list", (facts) => {
  const names = [`data-${facts.kind}`, ...[...facts.attributes, ...facts.inside].map(({ name }) => name)];
  for (const [, name] of facts.snippet.matchAll(/ (data-[a-z-]+)=/g)) expect(names).toContain(name);
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
