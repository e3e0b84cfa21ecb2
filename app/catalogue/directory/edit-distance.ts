/**
 * Edits (insert, delete, replace, swap of neighbours) that turn one word into the other.
 * @param most the maximum count of interest
 * @returns the number of edits, or `most + 1` when there are more
 */
export function editDistance(a: string, b: string, most: number): number {
  const tooMany = most + 1;
  if (Math.abs(a.length - b.length) > most) return tooMany;
  // Three rows of the table, reused in turn; only the cells near the diagonal, because the others are too
  // far.
  let [beforeLast, last, row] = [0, 1, 2].map(() => new Int32Array(b.length + 2).fill(tooMany));
  if (!beforeLast || !last || !row) return tooMany;
  for (let j = 0; j <= b.length; j += 1) last[j] = j;
  let leastOfLast = 0;
  for (let i = 1; i <= a.length; i += 1) {
    const from = Math.max(1, i - most);
    const to = Math.min(b.length, i + most);
    row[from - 1] = from === 1 ? i : tooMany;
    let least = at(row, from - 1);
    for (let j = from; j <= to; j += 1) {
      const replace = at(last, j - 1) + (a.charCodeAt(i - 1) === b.charCodeAt(j - 1) ? 0 : 1);
      let edits = Math.min(replace, at(last, j) + 1, at(row, j - 1) + 1);
      if (
        i > 1 &&
        j > 1 &&
        a.charCodeAt(i - 1) === b.charCodeAt(j - 2) &&
        a.charCodeAt(i - 2) === b.charCodeAt(j - 1)
      )
        edits = Math.min(edits, at(beforeLast, j - 2) + 1);
      row[j] = edits;
      if (edits < least) least = edits;
    }
    row[to + 1] = tooMany;
    // A swap reaches back over one row.
    if (least > most && leastOfLast > most) return tooMany;
    leastOfLast = least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return Math.min(at(last, b.length), tooMany);
}

const at = (row: Int32Array, index: number) => row[index] ?? Number.POSITIVE_INFINITY;
