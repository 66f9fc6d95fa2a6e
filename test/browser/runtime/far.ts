/** A chunk of its own, to see when it is asked for. */
export { mount } from "./calm.tsx";
