import { useMemo, useState, type RefObject } from "react";

import { assignSlots, type RowSlots } from "./row-slots.ts";
import { useRowsInSight } from "./use-visible-rows.ts";

/** A row of the list, and which element draws it. */
type DrawnRow = { slot: number; at: number };

/**
 * The rows that are drawn, in the order of their elements: those in and around what is seen, and the one
 * with the focus, or scrolling would lose the place of who uses the keyboard.
 * @param ids of all rows, in their order
 * @param active number of the row with the focus
 */
export function useDrawnRows(
  box: RefObject<HTMLElement | null>,
  ids: readonly string[],
  active: number,
): readonly DrawnRow[] {
  const { first, last } = useRowsInSight(box, ids.length);
  const places = useMemo(() => new Map(ids.map((id, at) => [id, at])), [ids]);
  const focused = active < first || active > last ? ids[active] : undefined;
  const needed = [...ids.slice(first, last + 1), ...(focused === undefined ? [] : [focused])];
  const [before, setSlots] = useState<RowSlots>([]);
  const slots = assignSlots(before, needed, (id) => {
    const at = places.get(id);
    return at === undefined ? null : Math.abs(at - (first + last) / 2);
  });
  if (slots !== before) setSlots(slots);
  return slots.flatMap((id, slot) => {
    const at = id === null ? undefined : places.get(id);
    return at === undefined ? [] : [{ slot, at }];
  });
}
