import { defaultRangeExtractor, useVirtualizer } from "@tanstack/react-virtual";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";

import type { Household } from "#app/plan/guests/merged-household.ts";
import { useMayEdit } from "#app/plan/session/plan-provider.tsx";

import { MatrixFoot } from "./matrix-foot.tsx";
import { MatrixHead } from "./matrix-head.tsx";
import { MatrixRow } from "./matrix-row.tsx";
import { useGridFocus } from "./use-grid-focus.ts";

import "./matrix.css";

/** Heights in pixels, as matrix.css has them. */
const [rowHeight, headHeight, footHeight] = [52, 88, 124];
/** Rows that are drawn above and below what is seen. */
const overscan = 3;

type MatrixProps = {
  shown: readonly Household[];
  events: readonly { id: string; name: string }[];
  open: (household: string) => void;
  /** Household that was just added: the matrix shows it. */
  latest: string | null;
};

/** Who is invited to what: households by events, of which only those in sight are drawn. */
export function Matrix({ shown, events, open, latest }: MatrixProps) {
  const box = useRef<HTMLDivElement>(null);
  const mayEdit = useMayEdit();
  const [said, setSaid] = useState("");
  const activeRow = useRef(0);
  const rows = useVirtualizer({
    count: shown.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: useCallback((at: number) => shown[at]?.id ?? at, [shown]),
    overscan,
    scrollPaddingStart: headHeight,
    scrollPaddingEnd: footHeight,
    // The row with the focus stays, or scrolling would lose the place of who uses the keyboard.
    rangeExtractor: (range) => {
      const seen = new Set(defaultRangeExtractor(range));
      if (activeRow.current >= 0 && activeRow.current < range.count) seen.add(activeRow.current);
      return [...seen].toSorted((a, b) => a - b);
    },
  });
  const reveal = useCallback((row: number) => rows.scrollToIndex(row), [rows]);
  const { active, setActive, moveTo, onKeyDown, claimFocus } = useGridFocus(
    { rows: shown.length, columns: events.length + 1, page: 8 },
    reveal,
  );
  const activeAt = Math.min(active.row, shown.length - 1);
  useEffect(() => {
    activeRow.current = activeAt;
  }, [activeAt]);
  const ids = useMemo(() => shown.map(({ id }) => id), [shown]);
  useEffect(() => {
    const at = latest === null ? -1 : ids.indexOf(latest);
    if (at >= 0) rows.scrollToIndex(at, { align: "center" });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what was just added is looked for
  }, [latest]);

  return (
    <div ref={box} className="matrix" data-columns={events.length}>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are worked in is a grid (ARIA)
        role="grid"
        aria-label="Who is invited to what"
        aria-rowcount={shown.length + 5}
        aria-colcount={events.length + 1}
        aria-readonly={!mayEdit}
        className="matrix__grid"
        onKeyDown={onKeyDown}
      >
        <MatrixHead
          events={events}
          shown={ids}
          active={active.row === -1 ? active.column : -1}
          claimFocus={claimFocus}
          setActive={setActive}
          say={setSaid}
        />
        <tbody className="matrix__body" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const household = shown[index];
            return household === undefined ? null : (
              <MatrixRow
                key={key}
                household={household}
                events={events}
                at={index}
                top={start}
                active={activeAt === index ? active.column : -1}
                isLatest={household.id === latest}
                claimFocus={claimFocus}
                setActive={setActive}
                refocus={moveTo}
                open={open}
                mayEdit={mayEdit}
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
