/** The starts of what stands in the header of every page: one file for the three of them. */
export { mount as megaMenu } from "./mega-menu/mega-menu.ts";
export { mount as searchForm } from "./search-form/search-form.ts";
export { mount as searchOverlay } from "./search-overlay/search-overlay.ts";
