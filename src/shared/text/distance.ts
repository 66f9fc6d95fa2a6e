/** Edit distance: number of letters to add, drop or change to get from one word to the other. */
export function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (let j = 0; j < to.length; j++) {
      const [corner = 0, above = 0] = row.slice(j, j + 2);
      next.push(Math.min((next[j] ?? 0) + 1, above + 1, corner + (letter === to[j] ? 0 : 1)));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
