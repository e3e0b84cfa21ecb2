/**
 * Items of a plan's budget from the lines of the budget planner. They cost what the line says, with
 * everything in it; ids are the same each time, so that two devices that add one split have its items once.
 */
export function newItemsOfSplit(lines: readonly { id: string; name: string; cents: number }[]) {
  return lines
    .filter(({ cents }) => cents > 0)
    .map(({ id, name, cents }) => ({
      id: `split-${id}`,
      name,
      plannedCents: cents,
      perGuest: false,
      taxed: false,
    }));
}
