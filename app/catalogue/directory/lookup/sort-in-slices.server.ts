import type { TimeSlices } from "./time-slices.server.ts";

/** Size of a run that is sorted at once: some milliseconds, also with locale-aware comparison. */
const run = 1024;

/**
 * The numbers from 0 on in sorted order, by merge sort, with pauses in between.
 * @param compare never 0 for two different numbers
 */
export async function sortInSlices(
  count: number,
  compare: (a: number, b: number) => number,
  slices: TimeSlices,
): Promise<Int32Array> {
  let sorted = new Int32Array(count).map((_, place) => place);
  for (let at = 0; at < count; at += run) {
    sorted.subarray(at, at + run).sort(compare);
    await slices.rest();
  }
  let merged = new Int32Array(count);
  for (let width = run; width < count; width *= 2) {
    for (let from = 0; from < count; from += 2 * width) {
      const [middle, end] = [Math.min(from + width, count), Math.min(from + 2 * width, count)];
      let [left, right] = [from, middle];
      for (let to = from; to < end; to += 1) {
        const takesLeft = right >= end || (left < middle && compare(at(sorted, left), at(sorted, right)) < 0);
        merged[to] = at(sorted, takesLeft ? left++ : right++);
        const rest = slices.step();
        if (rest) await rest;
      }
    }
    [sorted, merged] = [merged, sorted];
  }
  return sorted;
}

const at = (numbers: Int32Array, place: number) => numbers[place] ?? 0;
