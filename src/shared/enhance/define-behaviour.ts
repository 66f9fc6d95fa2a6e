import type { Mount, MountContext } from "./declaration.ts";

interface Behaviour<Parts, Attributes> {
  /** Looks for the parts, and changes nothing. @throws MarkerError that quotes the markup expected. */
  readonly find: (marker: HTMLElement) => Parts;
  /** Acts on them. Every listener takes `context.signal`; its abort leaves silence and the server's HTML. */
  readonly enhance: (parts: NoInfer<Parts>, context: MountContext<Attributes>) => void | Promise<void>;
}

/** Makes the `mount` of a behaviour's chunk. It is ready when `enhance` has returned. */
export function defineBehaviour<Parts, Attributes = unknown>({
  find,
  enhance,
}: Behaviour<Parts, Attributes>): Mount<Attributes> {
  return async (context) => {
    await enhance(find(context.marker), context);
    context.ready();
  };
}
