import { existsSync } from "node:fs";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a full Chromium or Chrome, with the form filling, translation and the rest that visitors have. */
export function fullBrowser(): string {
  const found = [process.env.CHROME_PATH, ...PLACES].find((path) => path && existsSync(path));
  if (!found) throw new Error("No full Chromium here: set CHROME_PATH to one (the headless shell is none).");
  return found;
}
