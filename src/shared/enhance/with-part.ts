import type { MarkerContext } from "./declaration.ts";

/**
 * Loads a part that a widget can do without, and passes it to `use`. A part that is lost is reported, and asked for once
 * more when the network is back: `use` is then called late. Never rejects; what `use` throws makes the marker fail.
 *
 * @param css see `MarkerContext.part`
 */
export function withPart<Module>(
  context: Pick<MarkerContext<unknown>, "part" | "report" | "guard" | "signal" | "whenBack">,
  load: () => Promise<Module>,
  use: (module: Module) => void | Promise<void>,
  css?: string,
): Promise<void> {
  const arrive = context.guard((module: Module) => {
    if (!context.signal.aborted) return use(module);
  });
  const get = () => context.part(load, css).then(arrive);
  return get().catch((error) => {
    context.report(error);
    context.whenBack(() => get().catch(() => {}));
  });
}
