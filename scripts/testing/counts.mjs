/**
 * @typedef {object} Counts
 * @property {number} passed flaky ones among them
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} failures names, as are the next two
 * @property {string[]} flaky
 * @property {string[]} skips
 */

/** @returns {Counts} */
export function emptyCounts() {
  return { passed: 0, failed: 0, skipped: 0, failures: [], flaky: [], skips: [] };
}

/**
 * @param {Counts} one
 * @param {Counts} other
 * @returns {Counts}
 */
export function addCounts(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    skipped: one.skipped + other.skipped,
    failures: [...one.failures, ...other.failures],
    flaky: [...one.flaky, ...other.flaky],
    skips: [...one.skips, ...other.skips],
  };
}

/**
 * In CI a skipped test counts against the run: there every tool can be had. No test at all proves
 * nothing anywhere.
 *
 * @param {Counts} counts
 * @param {boolean} ci
 */
export function hasPassed({ passed, failed, skipped }, ci) {
  return failed === 0 && passed > 0 && !(ci && skipped > 0);
}

/**
 * @param {Counts} counts
 * @param {boolean} ci
 * @returns {string[]} the lines above the last one
 */
export function summary({ passed, failures, flaky, skips, failed }, ci) {
  return [
    ...list("Failed:", failures),
    ...list("Passed only when repeated:", flaky),
    ...list(ci ? "Skipped, which fails the run in CI:" : "Skipped:", skips),
    ...(passed + failed === 0 ? ["No test was run."] : []),
  ];
}

/** @param {Counts} counts */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/**
 * @param {string} title
 * @param {string[]} names
 */
function list(title, names) {
  if (names.length === 0) return [];
  const more = names.length > 30 ? [`  and ${names.length - 30} more`] : [];
  return [title, ...names.slice(0, 30).map((name) => `  ${name}`), ...more];
}
