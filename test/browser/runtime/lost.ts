/** A separate chunk, which the server can lose. */
export { mount } from "./calm.tsx";
