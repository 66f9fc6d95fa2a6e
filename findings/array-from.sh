#!/usr/bin/env bash
# MooTools 1.5.2 and Prototype (the npm package prototype 0.0.5) replace Array.from by a function of their own from before
# ES2015: it ignores the mapping function and does not iterate. `Array.from(new Set([1, 2]))` is `[{}]`, or a list with the
# Set in it. Scripts that come later on the same page get wrong data without an error. Both add
# enumerable members to Array.prototype: `for (key in [])` finds 20 and 35 keys.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund mootools@1.5.2 prototype@0.0.5

seen() {
  node -e '
    require(process.argv[1]);
    const keys = [];
    for (const key in []) keys.push(key);
    const mapped = Array.from({ length: 3 }, (_, index) => index);
    const iterated = Array.from(new Set([1, 2]));
    console.log(
      `${process.argv[1]}: mapped ${mapped.length} to ${mapped.filter((one) => one !== undefined).length} numbers,`,
      `a Set of 2 gave ${iterated.filter((one) => typeof one === "number").length} numbers,`,
      `${keys.length} keys in []`,
    );' "$1"
}
result=$(seen mootools; seen prototype)
echo "$result"
expected='mootools: mapped 3 to 0 numbers, a Set of 2 gave 0 numbers, 20 keys in []
prototype: mapped 3 to 0 numbers, a Set of 2 gave 0 numbers, 35 keys in []'
[ "$result" = "$expected" ] || { printf 'CHANGED, expected:\n%s\n' "$expected" >&2; exit 1; }
