import type { MarkerModule, Mount } from "./declaration.ts";

/**
 * What mounts a marker, whichever kind of chunk has arrived. A behaviour is ready when its `enhance` has
 * returned; an island says so itself, when it is on screen with its data.
 */
export function mountOf<Attributes>(module: MarkerModule<Attributes>): Mount<Attributes> {
  if ("mount" in module) return module.mount;
  return async (context) => {
    await module.enhance(module.find(context.marker) as never, context);
    context.ready();
  };
}
