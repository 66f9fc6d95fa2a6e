// @vitest-environment node
/** The `curl` commands in the documentation, one after the other as a person would type them. */
import { expect, test } from "vitest";
import { snippetsIn } from "../contract/markdown.ts";
import { smallSite } from "./small-site.ts";

const { url } = await smallSite();

/** What curl would request: the options that our commands use. */
function read(command: string): { readonly address: string; readonly init: RequestInit } {
  const [, ...words] = [...command.matchAll(/'([^']*)'|(\S+)/g)].map(
    ([, quoted, bare]) => quoted ?? bare ?? "",
  );
  let [address, method, body] = ["", "", ""];
  const headers = new Headers();
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "-d") body = words.shift() ?? "";
    else if (word === "-X") method = words.shift() ?? "";
    else if (word === "-H") headers.append(...((words.shift() ?? "").split(": ") as [string, string]));
    else address = word;
  }
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:4173\//);
  return {
    address: address.replace("http://127.0.0.1:4173", url),
    init: { method: method || (body ? "POST" : "GET"), headers, ...(body ? { body } : {}) },
  };
}

const commands = snippetsIn("sh").flatMap(({ path, text }) =>
  text.split("\n").flatMap((line) => (line.startsWith("curl ") ? [[path, line] as const] : [])),
);

test.each(commands)("%s: %s", async (_, command) => {
  const { address, init } = read(command);
  const answer = await fetch(address, init);
  expect(answer.ok, `${answer.status} ${await answer.text()}`).toBe(true);
});

test("the documents have examples with curl", () => {
  expect(commands.length).toBeGreaterThan(3);
});
