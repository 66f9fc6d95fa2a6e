import { useEffect, useLayoutEffect, useState } from "react";
import type { MarkerContext, Mount } from "../../../src/shared/enhance/declaration.ts";
import { renderReact } from "../../../src/shared/ui/react-root.tsx";
import type { BrokenAttributes } from "./entry.ts";

const HOUR = 3_600_000;

function breakDown(how: string): never {
  throw new Error(`broken in ${how}`);
}

/** Throws at the moment that the marker's `data-how` names. */
export const mount: Mount<BrokenAttributes> = (context) => {
  const { attributes, guard, signal } = context;
  if (attributes.how === "mount") breakDown("mount");
  if (attributes.how === "timer") {
    const timer = setTimeout(
      guard(() => breakDown("timer")),
      HOUR,
    );
    signal.addEventListener("abort", () => clearTimeout(timer));
  }
  renderReact(context, <Fragile context={context} />);
};

function Fragile({ context }: { readonly context: MarkerContext<BrokenAttributes> }) {
  const { how } = context.attributes;
  const [late, setLate] = useState(false);
  if (how === "render") breakDown("render");
  if (late) breakDown("late render");
  useLayoutEffect(() => {
    if (how === "layout") breakDown("layout");
  }, [how]);
  useEffect(() => {
    if (how === "effect") breakDown("effect");
  }, [how]);
  const click = context.guard(() => breakDown("click"));
  return (
    <p className="broken">
      <button type="button" className="late" onClick={() => setLate(true)}>
        late
      </button>
      <button type="button" className="click" onClick={click}>
        click
      </button>
    </p>
  );
}
