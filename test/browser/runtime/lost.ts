/** A chunk of its own, for the server to lose. */
export { mount } from "./calm.tsx";
