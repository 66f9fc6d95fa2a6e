/** `docs/first-page.md` as a newcomer follows it: its files, with free ports in place of its own, and its commands. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { marked, type Token, type Tokens } from "marked";

export interface FirstPage {
  /** Content of each file, by its name, in the part of the document before 'The same with Vite'. */
  readonly files: Readonly<Record<string, string>>;
  /** The same for files of the Vite project that are new. */
  readonly viteFiles: Readonly<Record<string, string>>;
  /** The script tag of the plain page, and of the Vite project in its place. */
  readonly script: string;
  readonly viteScript: string;
  /** Lines of all `sh` blocks, in order, and of those for Vite. */
  readonly commands: readonly string[];
  readonly viteCommands: readonly string[];
}

type Part = Pick<FirstPage, "files" | "commands"> & { readonly unnamed: readonly string[] };

/** A block is a file when the paragraph above it begins with a name and a full stop, a comma, a colon or a verb. */
function partOf(tokens: readonly Token[]): Part {
  const files: Record<string, string> = {};
  const commands: string[] = [];
  const unnamed: string[] = [];
  const content = tokens.filter(({ type }) => type !== "space");
  for (const [index, token] of content.entries()) {
    if (token.type !== "code") continue;
    const { lang = "", text } = token as Tokens.Code;
    const above = content[index - 1]?.raw ?? "";
    const [, name = ""] = /^`([\w-]+\.\w+)`(?! gets)/.exec(above) ?? [];
    if (lang === "sh") commands.push(...text.split("\n"));
    else if (name) files[name] = `${text}\n`;
    else unnamed.push(text);
  }
  return { files, commands, unnamed };
}

/** Reads the document. */
export function readFirstPage(markdown: string): FirstPage {
  const tokens = marked.lexer(markdown);
  const other = tokens.findIndex(({ type, raw }) => type === "heading" && raw.includes("Vite"));
  const plain = partOf(tokens.slice(0, other));
  const vite = partOf(tokens.slice(other));
  return {
    files: plain.files,
    viteFiles: vite.files,
    script: /<script [^>]*signet\.js"><\/script>/.exec(plain.files["index.html"] ?? "")?.[0] ?? "",
    viteScript: vite.unnamed.join(),
    commands: plain.commands,
    viteCommands: vite.commands,
  };
}

/** Ports of 127.0.0.1 that are free now. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  for (const server of servers) await once(server.listen(0, "127.0.0.1"), "listening");
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) await once(server.close(), "close");
  return ports;
}

/** Writes files into a folder, with these ports in place of the document's. */
export function writeFiles(
  folder: string,
  files: Readonly<Record<string, string>>,
  ports: Readonly<Record<string, number>>,
): void {
  for (const [name, text] of Object.entries(files))
    writeFileSync(
      join(folder, name),
      text.replace(/(?<=127\.0\.0\.1:|listen\()\d+/g, (port) => String(ports[port] ?? port)),
    );
}

export interface Running {
  /** Waits for text that it prints, without its colours; rejects when it ends before. */
  says(text: RegExp): Promise<void>;
  stop(): Promise<void>;
}

/** Runs a script with Node until it is stopped. */
export function run(cwd: string, script: string, ...args: string[]): Running {
  const child: ChildProcess = spawn(process.execPath, [script, ...args], { cwd });
  const ended = once(child, "close");
  let printed = "";
  const printing = [child.stdout, child.stderr];
  for (const stream of printing) stream?.on("data", (text) => (printed += text));
  return {
    says: (text) =>
      new Promise((resolve, reject) => {
        const look = () => text.test(stripVTControlCharacters(printed)) && resolve();
        for (const stream of printing) stream?.on("data", look);
        look();
        void ended.then(() => reject(new Error(`${script} ended:\n${printed}`)));
      }),
    async stop() {
      child.kill();
      await ended;
    },
  };
}
