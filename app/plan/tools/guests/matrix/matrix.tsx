import { useCallback, useEffect, useId, useMemo, useRef, useState } from "react";

import type { HouseholdRow } from "#app/plan/schema/guests.schema.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";

import { MatrixFoot } from "./matrix-foot.tsx";
import { MatrixHead } from "./matrix-head.tsx";
import { MatrixRow } from "./matrix-row.tsx";
import { pixelsOfRem } from "./pixels-of-rem.ts";
import { rowHeight } from "./visible-rows.ts";
import { useCellActions } from "./use-cell-actions.ts";
import { useRenderedRows } from "./use-rendered-rows.ts";
import { useGridFocus, type CellPosition } from "./use-grid-focus.ts";

import "./matrix.css";

type MatrixProps = {
  shown: readonly HouseholdRow[];
  events: readonly { id: string; name: string }[];
  open: (household: string) => void;
  /** The household that was just added: the matrix scrolls to it. */
  latest: string | null;
};

/** The invitations: households by events, of which only the visible rows are rendered. */
export function Matrix({ shown, events, open, latest }: MatrixProps) {
  const box = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLTableElement>(null);
  const mayEdit = useCanEdit();
  const [said, setSaid] = useState("");
  const [active, setActive] = useState<CellPosition>({ row: 0, column: 0 });
  const activeAt = Math.min(active.row, shown.length - 1);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  const drawn = useRenderedRows(box, ids, activeAt);
  const size = { rows: shown.length, columns: events.length + 1, page: 8 };
  const focus = useGridFocus(grid, size, active, setActive);
  const { refocus } = focus;
  const { typing, endTyping, putTyped, onClick, onKeyDown } = useCellActions(shown, events, open);
  const doneTyping = useCallback(
    (byKey: boolean) => {
      endTyping();
      if (byKey) refocus();
    },
    [endTyping, refocus],
  );
  useEffect(() => {
    const at = latest === null ? -1 : ids.indexOf(latest);
    if (at >= 0) box.current?.scrollTo({ top: (at - 4) * rowHeight * pixelsOfRem() });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was just added is looked for
  }, [latest]);

  const elements = useId();
  const inOrder = drawn.toSorted((one, other) => one.at - other.at);
  return (
    <div ref={box} className="matrix" data-columns={events.length} data-few={events.length <= 8}>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are worked in is a grid (ARIA)
        role="grid"
        aria-label="Who is invited to what"
        aria-rowcount={shown.length + 5}
        aria-colcount={events.length + 1}
        aria-readonly={!mayEdit}
        className="matrix__grid"
        onClick={onClick}
        onFocus={focus.onFocus}
        onKeyDown={(event) => {
          onKeyDown(event);
          focus.onKeyDown(event);
        }}
      >
        <MatrixHead
          events={events}
          shown={ids}
          active={active.row === -1 ? active.column : -1}
          say={setSaid}
        />
        <tbody
          className="matrix__body"
          style={{ height: `${shown.length * rowHeight}rem` }}
          // Elements are reused for other rows, so their order is not that of the rows.
          aria-owns={inOrder.map(({ slot }) => `${elements}${slot}`).join(" ")}
        >
          {drawn.map(({ slot, at }) => {
            const household = shown[at];
            return household === undefined ? null : (
              <MatrixRow
                key={slot}
                id={`${elements}${slot}`}
                household={household}
                events={events}
                at={at}
                active={activeAt === at ? active.column : -1}
                isLatest={household.id === latest}
                typing={typing?.household === household.id ? typing : null}
                put={putTyped}
                endTyping={doneTyping}
              />
            );
          })}
        </tbody>
        <MatrixFoot events={events} households={shown.length} />
      </table>
      <output className="visually-hidden">{said}</output>
    </div>
  );
}
