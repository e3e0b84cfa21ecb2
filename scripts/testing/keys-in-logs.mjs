import { readFileSync } from "node:fs";

/** What has the form of a private link's key: 160 bits in base64url. */
const wholeToken = /(?<![\w-])[\w-]{27}(?![\w-])/g;

/** What follows the path of a private page, whatever it looks like; so does a household's code. */
const behindPrivatePath =
  /(\/(?:enquiries|answers|no-more-mail|applications|claims|your-listing|plans|calendars|for-business|desk)\/)([\w-]{27})(?![\w-])|(\/rsvp\/)(\w{4}-\w{4})(?![\w-])/gi;

/**
 * A name of a program has no digits among its capitals; of all keys one in a hundred has none either, and shows
 * where it stands in a path.
 *
 * @param {string} token
 */
const isKey = (token) => /\d/.test(token) && /[a-z]/.test(token) && /[A-Z]/.test(token);

/**
 * The lines of a log in which a private key stands.
 *
 * @param {string} log
 * @returns {string[]} with their numbers, each key masked
 */
export function linesWithKeys(log) {
  return log.split("\n").flatMap((line, at) => {
    const masked = line
      .replace(behindPrivatePath, (_, path, _key, folder) => `${path ?? folder}***`)
      .replace(wholeToken, (token) => (isKey(token) ? "***" : token));
    return masked === line ? [] : [`line ${at + 1}: ${masked}`];
  });
}

/** The most lines that are shown. */
const mostShown = 5;

/**
 * Adds a failure to a run whose sites wrote a private key into their logs, or wrote no log at all.
 *
 * @param {import("./counts.mjs").Counts} counts
 * @param {string} file where the sites of the run wrote
 * @returns {import("./counts.mjs").Counts}
 */
export function countKeysInLogs(counts, file) {
  let log = "";
  try {
    log = readFileSync(file, "utf8");
  } catch {
    // No site wrote anything: said below.
  }
  const lines = linesWithKeys(log);
  const shown = lines.slice(0, mostShown).join("\n    ");
  const failure =
    lines.length > 0
      ? `logs of the sites: a private key is in ${lines.length} lines\n    ${shown}`
      : counts.passed > 0 && !log.includes('"status":')
        ? "logs of the sites: no request is in them, so nothing was looked at"
        : null;
  if (failure === null) return counts;
  return { ...counts, failed: counts.failed + 1, failures: [...counts.failures, failure] };
}
