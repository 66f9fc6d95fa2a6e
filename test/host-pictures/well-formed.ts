/**
 * A strict reader of the XML that the pictures use: elements and quoted attributes only. Returns the fault, or an
 * empty text.
 */
export function faultIn(document: string): string {
  const open: string[] = [];
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z][\w:-]*="[^"<&]*")*)\s*(\/?)>/y;
  let roots = 0;
  const source = document.trim();
  for (let at = 0; at < source.length; at = tag.lastIndex) {
    tag.lastIndex = at;
    const match = tag.exec(source);
    if (!match) return `not a tag: ${source.slice(at, at + 60)}`;
    const [, closing, name = "", attributes = "", alone] = match;
    const names = [...attributes.matchAll(/\s([a-zA-Z][\w:-]*)=/g)].map(([, attribute]) => attribute);
    if (new Set(names).size !== names.length) return `an attribute twice: ${match[0]}`;
    if (closing) {
      if (open.pop() !== name) return `closed out of order: ${name}`;
    } else {
      if (open.length === 0) roots += 1;
      if (!alone) open.push(name);
    }
  }
  if (open.length > 0) return `left open: ${open.join(" ")}`;
  return roots === 1 ? "" : `${roots} roots`;
}

/** Everything outside tags. */
export function textIn(document: string): string {
  return document.replace(/<[^>]*>/g, "").trim();
}
