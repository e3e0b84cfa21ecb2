import type { Attendees, GuestReply, GuestRow, InvitationCell } from "#app/plan/schema/guests.schema.ts";

import type { Answer } from "#app/plan/rules/guests/answer.ts";

/** Maximum number of people of a household who have a place on its reply page without a name. */
export const maxUnnamedPlaces = 20;

/** The ids of a household's people before they have a name. */
export const unnamedIds = (household: string): string[] =>
  Array.from({ length: maxUnnamedPlaces }, (_, at) => `${household}.${at + 1}`);

/**
 * Who of a household comes to an event, by id.
 * @param said whom they named, if they did
 * @param people ids of its people in the guest list
 * @returns null where it is unknown: they haven't answered, or gave a number that isn't all of them
 */
export function attendeesOf(
  invitation: InvitationCell | undefined,
  said: Attendees | undefined,
  people: readonly string[],
): ReadonlySet<string> | null {
  const coming = invitation?.coming ?? null;
  if (invitation === undefined || coming === null) return null;
  if (coming === 0) return new Set();
  if (said?.length === coming) return new Set(said.map(({ guest }) => guest));
  return coming >= Math.max(invitation.invited, people.length) ? new Set(people) : null;
}

/** Names of those who come where some of a household do and others do not; none where everyone does, or nobody. */
export function nameAttendees(
  invitation: InvitationCell | undefined,
  said: Attendees | undefined,
  people: readonly Pick<GuestRow, "id" | "name">[],
): string[] {
  const named = people.filter(({ name }) => name !== "");
  const come = attendeesOf(
    invitation,
    said,
    people.map(({ id }) => id),
  );
  const coming = named.filter(({ id }) => come?.has(id));
  return coming.length === named.length ? [] : coming.map(({ name }) => name);
}

/** The same of guests who were added after the answer, and have none of their own: 'no reply: Asha'. */
export function nameOpenGuests(
  answer: Answer | undefined,
  people: readonly Pick<GuestRow, "id" | "name">[],
): string[] {
  const open = people.filter(({ id }) => answer?.open?.includes(id));
  return open.length === 0 ? [] : [`no reply: ${open.map(({ name }) => name || "1 guest").join(", ")}`];
}

type Answered = {
  invitation: Answer;
  said: Attendees | undefined;
  /** Ids of the household's people in the guest list. */
  people: readonly string[];
  household: string;
};

/**
 * Who comes once one more named person does, or does not: their ids, and one for each person without a name.
 * While only a number is known, a name takes one of its places; but nobody who was added after the answer is one
 * of its number.
 */
export function withAttendee(
  { invitation, said, people, household }: Answered,
  guest: string,
  comes: boolean,
): string[] {
  const known = attendeesOf(invitation, said, people);
  const before = people.filter((id) => known?.has(id));
  const nameless = Math.max(0, (invitation.coming ?? 0) - before.length);
  const places = Math.max(0, invitation.invited - people.length);
  const isOneOfThem = !(invitation.open ?? []).includes(guest);
  const others = comes && isOneOfThem && nameless > places ? nameless - 1 : nameless;
  const named = people.filter((id) => (id === guest ? comes : known?.has(id)));
  const rest: string[] = [];
  for (let at = 1; rest.length < others; at += 1) {
    const id = `${household}.${at}`;
    if (!people.includes(id)) rest.push(id);
  }
  return [...named, ...rest];
}

type Cells<Value> = { cell: (row: string, column: string) => Value | undefined };

/**
 * Tells which named guests are known not to come to an event: the kitchen, the tables and the name cards do
 * without them. Whoever was added after an answer is not among them.
 */
export function absences(
  invited: Cells<InvitationCell>,
  said: Cells<Attendees>,
  replies: Cells<GuestReply>,
  people: readonly Pick<GuestRow, "id" | "household">[],
): (event: string, guest: Pick<GuestRow, "id" | "household">) => boolean {
  let ofHousehold: Map<string, Pick<GuestRow, "id" | "household">[]> | null = null;
  return (event, { id, household }) => {
    const invitation = invited.cell(household, event);
    if ((invitation?.coming ?? null) === null) return false;
    ofHousehold ??= Map.groupBy(people, (guest) => guest.household);
    const ids = (ofHousehold.get(household) ?? []).map((guest) => guest.id);
    const come = attendeesOf(invitation, said.cell(household, event), ids);
    const reply = replies.cell(id, event);
    if (come === null || come.has(id) || reply === "open") return false;
    return come.size === 0 || reply === "no";
  };
}
