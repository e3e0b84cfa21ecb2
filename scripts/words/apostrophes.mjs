import { readSources } from "../house/read-imports.mjs";
import { root } from "../../tooling/project.mjs";

/** Pages and mails; a terminal prints plain ones, and texts of content/ have theirs. */
const folders = ["app/", "mail/"];

/** Files that keep straight ones, with the reason. */
const exceptions = new Map([
  ["app/catalogue/listings/website-link.tsx", "the specification's words"],
  ["app/couple/enquiries/enquiry-panel.tsx", "the specification's words"],
  ["app/languages/catalogues/", "keys are the words that plans have saved"],
  ["app/operator/erasure/personal-data.server.ts", "notes for developers"],
  ["app/operator/launch/launch-check.ts", "printed in a terminal"],
  ["app/plan/rules/guests/invitation-text.ts", "what guests type"],
  ["app/plan/server/handle-plan-request.server.ts", "plain text, for developers"],
  ["app/plan/tools/guests/import-export/event-columns.ts", "headings of other people's lists"],
  ["app/visitor/areas/map-names.tsx", "a name as content/ has it"],
]);

/** In a contraction or a possessive; what only developers read may be straight. */
const straight = /(?<=[a-z}])'(?=(?:s|t|re|ll|ve|d|m)\b)/gi;

/**
 * Lines of one file whose sentences have a straight apostrophe. Comments are left out.
 *
 * @param {string} text
 */
export function straightApostrophesIn(text) {
  return text
    .replaceAll(/\/\*[^]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, " "))
    .replaceAll(/(^|\s)\/\/[^\n]*/g, "$1")
    .split("\n")
    .flatMap((line, at) => (line.includes("new Error(") || line.search(straight) < 0 ? [] : [at + 1]));
}

/** Every such line of pages and mails, in words. @returns {string[]} */
export const findStraightApostrophes = () =>
  readSources(root)
    .filter(
      ({ path }) =>
        folders.some((folder) => path.startsWith(folder)) &&
        !/\.test\.tsx?$/.test(path) &&
        [...exceptions.keys()].every((exception) => !path.startsWith(exception)),
    )
    .flatMap(({ path, text }) =>
      straightApostrophesIn(text).map((line) => `${path}:${line}: a straight apostrophe → ’`),
    );
