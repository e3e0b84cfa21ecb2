/** Ids of the rendered rows, each in the slot of its element; null: an empty slot. */
export type RowSlots = readonly (string | null)[];

/**
 * Assigns rows to elements. A row keeps its element while it is rendered, whatever comes before it, so that
 * it keeps the focus and the typed text; a new row takes an element that is no longer needed, because
 * updating one costs a fraction of creating one.
 * @param needed rows that have to be rendered
 * @param farness distance of a row from them; null when it is no longer in the list. An unneeded row stays
 * until its element is reused, the farthest first
 * @returns the same slots when nothing changes
 */
export function assignSlots(
  before: RowSlots,
  needed: readonly string[],
  farness: (id: string) => number | null,
): RowSlots {
  const staying = new Set(needed);
  const placed = new Set(before);
  const coming = needed.filter((id) => !placed.has(id));
  const slots = before.map((id) => (id === null || farness(id) === null ? null : id));
  if (coming.length === 0 && slots.every((id, slot) => id === before[slot])) return before;
  const free = slots
    .flatMap((id, slot) =>
      id !== null && staying.has(id)
        ? []
        : [{ slot, far: id === null ? Number.POSITIVE_INFINITY : (farness(id) ?? 0) }],
    )
    .toSorted((one, other) => other.far - one.far);
  for (const [nth, id] of coming.entries()) slots[free[nth]?.slot ?? slots.length] = id;
  return slots;
}
