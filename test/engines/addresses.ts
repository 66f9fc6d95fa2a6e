import { ADDRESSES } from "../browser/pages/every-page.ts";

/** Every page of the host, with each view of the programme. */
export const EVERY_ADDRESS: readonly string[] = [
  ...ADDRESSES,
  "/programmation?mode=horaire",
  "/programmation?mode=carte",
];
