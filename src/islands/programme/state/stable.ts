const NOTHING = {};

/**
 * Makes each result once, by identity of both inputs, so that two programmes in one page do not push out each other's.
 */
export function stable<One extends object, Other extends object, Result>(
  make: (one: One, other: Other | null) => Result,
): (one: One, other: Other | null | undefined) => Result {
  const made = new WeakMap<One, WeakMap<object, { readonly result: Result }>>();
  return (one, other = null) => {
    let byOther = made.get(one);
    if (!byOther) {
      byOther = new WeakMap();
      made.set(one, byOther);
    }
    const key = other ?? NOTHING;
    let found = byOther.get(key);
    if (!found) {
      found = { result: make(one, other) };
      byOther.set(key, found);
    }
    return found.result;
  };
}
