import { startDirectory } from "../start.ts";

export const mount = startDirectory(
  { name: "authors", call: "authors", picture: { width: 400, height: 500 } },
  () => import("./views.tsx"),
);
