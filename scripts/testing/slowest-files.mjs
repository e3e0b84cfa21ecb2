/**
 * @param {Iterable<[file: string, millis: number]>} durations a file may come several times
 * @param {number} [most]
 * @returns {string[]} a line for each of the slowest files
 */
export function slowestFiles(durations, most = 10) {
  /** @type {Map<string, number>} */
  const total = new Map();
  for (const [file, millis] of durations) total.set(file, (total.get(file) ?? 0) + millis);
  return [...total]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([file, millis]) => `${(millis / 1000).toFixed(1).padStart(8)} s  ${file}`);
}

/**
 * Prints where the time of a runner went.
 *
 * @param {string} name
 * @param {(report: any) => [file: string, millis: number][]} durationsOf
 * @param {unknown} report
 */
export function printSlowestFiles(name, durationsOf, report) {
  const lines = report === undefined ? [] : slowestFiles(durationsOf(report));
  if (lines.length > 1) console.log(["", `Slowest files of the ${name}:`, ...lines].join("\n"));
}
