import { useMemo } from "react";
import { messages } from "../messages.ts";
import { useSelection } from "../root-context.tsx";
import { changesOf } from "../state/selectors.ts";
import { Row, type RowProps } from "./Row.tsx";

type PlanRowProps = Pick<RowProps, "item" | "inDay" | "overlap"> & {
  readonly others?: readonly string[] | undefined;
};

/** A row of the visitor's own plan, with what the state says of it. */
export function PlanRow({ item, inDay, overlap, others = [] }: PlanRowProps) {
  const { id } = item;
  const isDropped = useSelection(({ dropped }) => dropped.includes(id));
  const isGone = useSelection(({ gone }) => gone.has(id));
  const rows = useSelection((state) => state.rows);
  const stored = useSelection((state) => state.stored);
  const changes = useMemo(() => changesOf({ rows, stored }, id, messages.kiosk), [rows, stored, id]);
  return (
    <Row
      item={item}
      inDay={inDay}
      isDropped={isDropped}
      isGone={isGone}
      changes={changes}
      overlap={overlap}
      others={others}
    />
  );
}
