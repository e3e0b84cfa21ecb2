import { useMemo, useState, type RefObject } from "react";

import { assignSlots, type RowSlots } from "./row-slots.ts";
import { useVisibleRows } from "./use-visible-rows.ts";

/** A row of the list, and the element that renders it. */
type DrawnRow = { slot: number; at: number };

/**
 * The rendered rows, in the order of their elements: the visible ones with a margin, and the one with the
 * focus, or scrolling would lose a keyboard user's place.
 * @param ids of all rows, in order
 * @param active number of the row with the focus
 */
export function useRenderedRows(
  box: RefObject<HTMLElement | null>,
  ids: readonly string[],
  active: number,
): readonly DrawnRow[] {
  const { first, last } = useVisibleRows(box, ids.length);
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
