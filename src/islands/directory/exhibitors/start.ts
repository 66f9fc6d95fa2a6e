import { startDirectory } from "../start.ts";

export const mount = startDirectory(
  { name: "exhibitors", call: "companies", picture: { width: 320, height: 160 } },
  () => import("./views.tsx"),
);
