#!/usr/bin/env bash
# Chromium 121 and 122: a custom property that is set on `:root` reaches `dialog::backdrop` only from 122 on, when the
# pseudo-element began to inherit from its element. Before, `background-color: var(--veil)` is transparent, without a
# warning. (Safari began with 17.4.) Setting the property on `::backdrop`, too, works in both.
# Needs a Linux on x86-64 and 150 MB for the two browsers, of the npm package @sparticuz/chromium.
set -euo pipefail
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm init -y >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund puppeteer-core@24.43.1
for version in 121.0.0 122.0.0; do
  mkdir "$version"
  npm pack --silent --pack-destination "$version" "@sparticuz/chromium@$version" >/dev/null
  tar -xzf "$version"/*.tgz -C "$version"
done

cat >see.mjs <<'END'
import { chmodSync, writeFileSync, readFileSync } from "node:fs";
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import puppeteer from "puppeteer-core";

const PAGE = `<style>
  :root { --veil: rgb(1, 2, 3) }
  dialog::backdrop { background-color: var(--veil) }
  .own::backdrop { --veil: rgb(1, 2, 3) }
</style><dialog></dialog><dialog class="own"></dialog>`;

for (const version of ["121.0.0", "122.0.0"]) {
  const unpack = (file) => brotliDecompressSync(readFileSync(join(version, "package/bin", `${file}.br`)));
  const executablePath = join(process.cwd(), version, "chromium");
  writeFileSync(executablePath, unpack("chromium"));
  chmodSync(executablePath, 0o755);
  for (const file of ["al2023.tar", "swiftshader.tar"]) execFileSync("tar", ["-xf", "-", "-C", version], { input: unpack(file) });
  const browser = await puppeteer.launch({
    executablePath,
    headless: "shell",
    env: { ...process.env, LD_LIBRARY_PATH: join(process.cwd(), version, "lib") },
    args: ["--no-sandbox", "--disable-gpu", "--no-zygote"],
  });
  const page = await browser.newPage();
  await page.setContent(PAGE);
  const seen = await page.evaluate(() =>
    [...document.querySelectorAll("dialog")].map((dialog) => {
      dialog.showModal();
      return getComputedStyle(dialog, "::backdrop").backgroundColor;
    }),
  );
  console.log(`Chromium ${version.split(".")[0]}: on :root ${seen[0]}; on ::backdrop, too ${seen[1]}`);
  await browser.close();
}
END
result=$(node see.mjs)
echo "$result"
expected='Chromium 121: on :root rgba(0, 0, 0, 0); on ::backdrop, too rgb(1, 2, 3)
Chromium 122: on :root rgb(1, 2, 3); on ::backdrop, too rgb(1, 2, 3)'
[ "$result" = "$expected" ] || { printf 'CHANGED, expected:\n%s\n' "$expected" >&2; exit 1; }
