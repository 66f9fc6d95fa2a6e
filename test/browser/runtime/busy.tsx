import { useEffect, useState } from "react";
import type { MarkerContext, Mount } from "../../../src/shared/enhance/declaration.ts";
import { apiRoot } from "../../../src/shared/http/api-root.ts";
import { renderReact } from "../../../src/shared/ui/react-root.tsx";

interface Attributes {
  readonly api: string;
}

/** Uses everything that a marker must release: listeners, timers, observers, requests. */
export const mount: Mount<Attributes> = (context) => {
  const { attributes, signal, guard, takePrefetched } = context;
  addEventListener("scroll", guard(count), { signal });
  document.addEventListener("keydown", guard(count), { signal });
  const timer = setInterval(guard(count), 20);
  signal.addEventListener("abort", () => clearInterval(timer));
  const stopped = (error: unknown): void => {
    if (!signal.aborted) context.fail(error);
  };
  const api = apiRoot(attributes.api);
  void fetch(`${api}/slow`, { signal }).catch(stopped);
  const early = takePrefetched(`${api}/early`, signal);
  const whenReady = early?.then((answer) => answer.text());
  renderReact(context, <Watching context={context} />, whenReady ? { whenReady } : {});
};

function count(): void {
  document.body.dataset.calls = String(Number(document.body.dataset.calls ?? 0) + 1);
}

function Watching({ context }: { readonly context: MarkerContext<Attributes> }) {
  const [size, setSize] = useState(0);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => setSize(entry?.contentRect.width ?? 0));
    observer.observe(context.marker);
    addEventListener("resize", count);
    return () => {
      observer.disconnect();
      removeEventListener("resize", count);
    };
  }, [context]);
  return <p className="busy">{size}</p>;
}
