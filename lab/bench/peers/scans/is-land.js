// is-land defines its element when its module runs.
globalThis.scan = () => import("@11ty/is-land/is-land.js");
