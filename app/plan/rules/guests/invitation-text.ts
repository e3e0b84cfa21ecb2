import type { InvitationCell } from "#app/plan/schema/guests.schema.ts";

import type { Answer } from "./answer.ts";

/** Maximum number of people that can be invited in one household. */
const mostOfOne = 500;

const words = (list: string) => new Set(list.split("|"));

const yes = words("yes|y|x|✓|✔|true|invited|haan|ja|oui");
const no = words("no|n|-|–|false|0|not invited|non");
const coming = words(
  "attending|accepted|accept|accepts|accepts with pleasure|coming|will attend|is attending|confirmed|going|joyfully accepts",
);
const declined = words(
  "declined|decline|declines|not attending|not coming|will not attend|regrets|regretfully declines|declines with regret|cannot attend|can't attend|can't come|not going|unable to attend",
);
const open = words(
  "no response|no reply|no reply yet|pending|awaiting|awaiting response|awaiting reply|not responded|no rsvp|maybe|tentative|undecided|sent|not replied",
);

/**
 * Parses a cell of the guest list as people type it and as other programs export it: '4', '3 of 4', '3/4',
 * 'yes', 'no', 'attending', 'declined', 'no response'.
 * @param people the number that a word means
 * @returns null for nobody; undefined for anything that is not understood
 */
export function parseInvitation(typed: string, people: number): InvitationCell | null | undefined {
  // Names that our own list adds: the number says the same.
  const text = typed
    .trim()
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^(\d{1,3} of \d{1,3}) \(.*\)$/su, "$1");
  if (no.has(text)) return null;
  if (yes.has(text) || open.has(text)) return { invited: people, coming: null };
  if (coming.has(text)) return { invited: people, coming: people };
  if (declined.has(text)) return { invited: people, coming: 0 };
  const [, first, second] = /^(\d{1,3})(?:\s*(?:of|\/)\s*(\d{1,3}))?$/.exec(text) ?? [];
  if (first === undefined) return undefined;
  const [invited, come] = [Number(second ?? first), second === undefined ? null : Number(first)];
  if (invited < 1 || invited > mostOfOne || (come ?? 0) > invited) return undefined;
  return { invited, coming: come };
}

/** Whether a cell says that its answer is for a day that the event is no longer on, as our own list does. */
export const saysFormerDay = (typed: string): boolean =>
  /^\d{1,3} of \d{1,3} \(for \d{1,2} \p{L}+[;)]/iu.test(typed.trim());

/**
 * A cell of a column of replies as parseInvitation understands it: there 'no' is an answer, and a number says
 * how many come.
 */
export function replyText(cell: string, people: number): string {
  const text = cell.trim().toLowerCase();
  if (text !== "-" && text !== "–" && no.has(text) && text !== "not invited") return "declined";
  if (yes.has(text) && text !== "invited") return "attending";
  if (/^\d{1,3}$/.test(text)) return `${text} of ${Math.max(Number(text), people)}`;
  return cell;
}

/** The form that parseInvitation accepts: '4', and '3 of 4' once they have answered. */
export function formatInvitation({ invited, coming: come }: InvitationCell): string {
  return come === null ? `${invited}` : `${come} of ${invited}`;
}

/** The same for screen readers: 'not invited', '4 invited', '2 of 4 come, no reply for 1'. */
export function describeInvitation(answer: Answer | undefined): string {
  if (answer === undefined) return "not invited";
  const { coming: come, open: added = [] } = answer;
  if (come === null) return `${formatInvitation(answer)} invited`;
  return `${formatInvitation(answer)} come${added.length === 0 ? "" : `, no reply for ${added.length}`}`;
}
