import type { Mount, MountContext } from "./declaration.ts";

interface Behaviour<Parts, Attributes> {
  /**
   * Finds the elements that the behaviour needs; changes nothing.
   *
   * @throws MarkerError that quotes the expected markup
   */
  readonly find: (marker: HTMLElement) => Parts;
  /**
   * Enhances them. Every listener uses `context.signal`; after its abort nothing runs and the server's HTML is
   * restored.
   */
  readonly enhance: (parts: NoInfer<Parts>, context: MountContext<Attributes>) => void | Promise<void>;
}

/** Creates the `mount` of a behaviour's chunk. The behaviour is ready when `enhance` has returned. */
export function defineBehaviour<Parts, Attributes = unknown>({
  find,
  enhance,
}: Behaviour<Parts, Attributes>): Mount<Attributes> {
  return async (context) => {
    await enhance(find(context.marker), context);
    context.ready();
  };
}
