/** Ids of the rows that are drawn, each in the slot of the element that draws it; null: nothing is drawn there. */
export type RowSlots = readonly (string | null)[];

/**
 * Which element draws which row. A row keeps its element as long as it is drawn, whatever comes before it, so
 * that it keeps the focus and what is typed into it; a new one takes an element that is not needed any more,
 * because to write into one costs a fraction of making one.
 * @param needed rows that have to be drawn
 * @param farness how far a row is from them; null when the list has it no more. One that is not needed stays
 *   until its element is, and the farthest goes first
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
