import { read } from "../contract/sources.ts";

/** The snippet that an editor can paste, in the marker's section of docs/markers.md. */
export function pastedSnippet(name: string): string {
  const sections = read("docs/markers.md").split(/^### /m);
  const section =
    sections.find((text) => /^`data-(island|behaviour)="([^"]+)"`/.exec(text)?.[2] === name) ?? "";
  const [, snippet] = /What an editor can paste[\s\S]*?```html\n([\s\S]*?)```/.exec(section) ?? [];
  if (!snippet) throw new Error(`docs/markers.md does not say what an editor can paste for ${name}`);
  return snippet.trim();
}
