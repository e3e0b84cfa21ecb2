import type { Answer } from "#app/plan/rules/guests/answer.ts";
import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import { formatInvitation, parseInvitation, saysFormerDay } from "#app/plan/rules/guests/invitation-text.ts";
import type { GuestRow, InvitationCell } from "#app/plan/schema/guests.schema.ts";

import type { OpenPeople } from "./listed-household.ts";
import { mergeReplies } from "./merge-replies.ts";

/** What a line says of an event. */
type LineAtEvent = {
  /** The typed text; '' for nothing. */
  cell: string;
  /** Those without a reply, where the lines are people. */
  silent: OpenPeople | undefined;
};

/** How many the household are, and its named guests. */
type ListedPeople = { people: number; known: readonly GuestRow[] };

/** How a line changes an invitation, in data and in words. */
export type InvitationChange = {
  invitation: InvitationCell | null;
  /** Those for whom it says nothing; null where it is of the household as a whole. */
  open: OpenPeople | null;
  /** Whether the line says that its answer is for a day that the event is no longer on. */
  isForFormerDay: boolean;
  from: string;
  to: string;
};

/**
 * What a line changes of a household's invitation and answer. 'Yes' and 'no response' are not a change for a household
 * that is invited already, and a file removes nothing: people without a reply take no answer back either.
 * @param held as the plan has it; undefined where the household is not invited
 * @returns null where it changes nothing
 */
export function compareInvitation(
  { cell, silent }: LineAtEvent,
  held: Answer | undefined,
  { people, known }: ListedPeople,
): InvitationChange | null {
  const read = parseInvitation(cell, people);
  if (read === undefined) return null;
  const { invitation, open } = withHeldReplies(read, silent, held, known);
  // Lines of people add up to a number.
  const isNumber = /\d/.test(cell) && (open === undefined || (held?.coming ?? null) === null);
  if (held !== undefined && invitation?.coming == null && !isNumber) return null;
  const isSame = showAnswer(held, 0) === showAnswer(invitation, 0);
  // Lines of households say nothing of single people.
  const [were, are] = open === undefined ? [0, 0] : [held?.open?.length ?? 0, open.count];
  if (isSame && were <= are) return null;
  return {
    invitation,
    open: open !== undefined && invitation?.coming != null ? open : null,
    isForFormerDay: saysFormerDay(cell),
    from: showAnswer(held, were),
    to: showAnswer(invitation, are),
  };
}

/** The invitation of a line of people with the replies that the plan has beside those of the file. */
function withHeldReplies(
  read: InvitationCell | null,
  silent: OpenPeople | undefined,
  held: Answer | undefined,
  known: readonly GuestRow[],
): { invitation: InvitationCell | null; open: OpenPeople | undefined } {
  if (silent === undefined || read?.coming == null || held === undefined)
    return { invitation: read, open: silent };
  const { invited, coming, open } = mergeReplies({ ...read, coming: read.coming, open: silent.count }, held);
  const names = stillOpen(silent, open, held.open, known);
  return { invitation: { invited, coming }, open: { count: open, names } };
}

/**
 * The names of those who have a reply neither in the file nor in the plan, as many as are open. Whoever is open
 * beside them has no name in the file; only where it has too few of those, its names say who it is.
 */
function stillOpen(
  { count: all, names }: OpenPeople,
  count: number,
  held: readonly string[] | undefined,
  known: readonly GuestRow[],
): readonly string[] {
  const waiting = known.filter(({ id }) => held?.includes(id) === true).map(({ name }) => foldName(name));
  const both = names.filter((name) => waiting.includes(foldName(name)));
  const nameless = all - names.length;
  return (both.length + nameless < count ? names : both).slice(0, count);
}

/** @param open how many have not answered beside those who have */
function showAnswer(cell: InvitationCell | null | undefined, open: number): string {
  if (!cell) return "not invited";
  return `${formatInvitation(cell)}${cell.coming === null || open === 0 ? "" : `, no reply for ${open}`}`;
}
