/** Heights in rem, as in matrix.css: large text makes them higher. */
export const [rowHeight, headHeight, footHeight] = [3.25, 5.5, 7.75];

/** First and last row, both included. */
export type RowRange = { first: number; last: number };

/**
 * The rows between the head and the foot of a box; all rows have the same height, so it is one division.
 * @param scrollTop in pixels
 * @param boxHeight in pixels
 * @param rem pixels of a rem
 */
export function visibleRows(scrollTop: number, boxHeight: number, rem: number): RowRange {
  const first = Math.max(0, Math.floor(scrollTop / (rowHeight * rem)));
  const room = boxHeight - (headHeight + footHeight) * rem;
  return { first, last: first + Math.max(0, Math.ceil(room / (rowHeight * rem))) };
}

/** A list's rows in and around a range that may come from a longer list. */
export function rowsWithOverscan({ first, last }: RowRange, beyond: number, count: number): RowRange {
  const end = Math.min(count - 1, last);
  return {
    first: Math.max(0, Math.min(first, end - (last - first)) - beyond),
    last: Math.min(count - 1, end + beyond),
  };
}

/**
 * Whether a visible row is not rendered. After the last row of a list there is none, although the box has
 * room for it.
 */
export function needsMoreRows(seen: RowRange, drawn: RowRange, count: number): boolean {
  return seen.first < drawn.first || Math.min(seen.last, count - 1) > drawn.last;
}
