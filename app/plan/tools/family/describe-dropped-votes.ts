import { countList } from "#app/languages/count-list.ts";
import type { PollVoteRow } from "#app/plan/schema/family.schema.ts";

import { eachOnce, foldSpelling } from "./poll-rules.ts";

/** Maximum number of names in one sentence. */
const maxNames = 5;

/**
 * What saving other voters does to votes: 'Nani and Harjit have voted …'; null where it drops none.
 * @param dropped the votes that stop counting
 * @param voters whose votes count then
 */
export function describeDroppedVotes(
  dropped: readonly Pick<PollVoteRow, "name">[],
  voters: readonly string[],
): string | null {
  const asked = new Set(voters.map(foldSpelling));
  const written = dropped.map(({ name }) => name.trim());
  const names = eachOnce(written.filter((name) => name !== ""));
  const sentences = [
    describeUnlisted(names.filter((name) => !asked.has(foldSpelling(name)))),
    describeAnonymous(written.filter((name) => name === "").length),
    describeRepeated(names.filter((name) => asked.has(foldSpelling(name)))),
  ].filter((sentence) => sentence !== "");
  return sentences.length === 0 ? null : sentences.join(" ");
}

/** Names that are not on the list. */
function describeUnlisted(names: readonly string[]): string {
  if (names.length === 0) return "";
  return names.length === 1
    ? `${listNames(names)} has voted, and the vote won’t count any more: that name isn’t on the list. It counts again if you add the name as they wrote it.`
    : `${listNames(names)} have voted, and their votes won’t count any more: those names aren’t on the list. They count again if you add the names as they wrote them.`;
}

function describeAnonymous(count: number): string {
  if (count === 0) return "";
  return count === 1
    ? "1 vote without a name won’t count any more."
    : `${count} votes without a name won’t count any more.`;
}

/** Names on the list under which several devices voted. */
function describeRepeated(names: readonly string[]): string {
  if (names.length === 0) return "";
  return `${listNames(names)} voted on several devices: only the latest vote under ${names.length === 1 ? "this name" : "each of these names"} will count.`;
}

const listNames = (names: readonly string[]) =>
  countList(
    names.length <= maxNames + 1 ? names : [...names.slice(0, maxNames), `${names.length - maxNames} more`],
  );
