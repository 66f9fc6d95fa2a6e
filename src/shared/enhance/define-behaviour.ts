import type { MarkerContext, Mount } from "./declaration.ts";

interface Behaviour<Elements, Attributes> {
  /**
   * Finds the elements that the behaviour needs; changes nothing.
   *
   * @throws MarkerError that quotes the expected markup
   */
  readonly find: (marker: HTMLElement) => Elements;
  /**
   * Enhances them. Every listener uses `context.signal`; after its abort nothing runs and the server's HTML is
   * restored.
   */
  readonly enhance: (elements: NoInfer<Elements>, context: MarkerContext<Attributes>) => void | Promise<void>;
}

/** Creates the `mount` of a behaviour's chunk. The behaviour is ready when `enhance` has returned. */
export function defineBehaviour<Elements, Attributes = unknown>({
  find,
  enhance,
}: Behaviour<Elements, Attributes>): Mount<Attributes> {
  return async (context) => {
    await enhance(find(context.marker), context);
    context.ready();
  };
}
