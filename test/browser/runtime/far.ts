/** A separate chunk, to see when it is requested. */
export { mount } from "./calm.tsx";
