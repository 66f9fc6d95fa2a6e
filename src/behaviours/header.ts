/** The mount functions of the header's three behaviours in one file, because every page has all of them. */
export { mount as megaMenu } from "./mega-menu/mega-menu.ts";
export { mount as searchForm } from "./search-form/search-form.ts";
export { mount as searchOverlay } from "./search-overlay/search-overlay.ts";
