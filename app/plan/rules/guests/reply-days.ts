import type { Doc } from "yjs";

import { formatDate } from "#app/calendar/format-date.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { formatCount } from "#app/languages/site-language.ts";
import type { Answer } from "#app/plan/rules/guests/answer.ts";
import { replyDays } from "#app/plan/schema/guests.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

/** The length of '2027-08-21'. */
const dayLetters = 10;

/** Which day a household's answers were given for, by event; answers of former versions have none. */
export const readReplyDays = (days: readonly string[]): Map<string, string> =>
  new Map(days.map((said) => [said.slice(dayLetters + 1), said.slice(0, dayLetters)]));

/** Writes for which day a household answered, by event; null where that is unknown, or there is no answer. */
export function putReplyDays(
  plan: Doc,
  household: string,
  changes: Iterable<readonly [event: string, day: string | null]>,
): void {
  // Within a transaction the rows of a table are still those of before.
  const before = replyDays.shape.shape.days.parse(plan.getMap(replyDays.name).get(`${household}/days`));
  const days = readReplyDays(before);
  for (const [event, day] of changes)
    if (day === null) days.delete(event);
    else days.set(event, day);
  const now = Array.from(days, ([event, day]) => `${day} ${event}`).toSorted();
  if (now.join("\n") !== before.toSorted().join("\n")) putRow(replyDays, plan, household, { days: now });
}

/** Writes that an answer is for the day that its event has now. */
export function putReplyDay(plan: Doc, household: string, event: string): void {
  putReplyDays(plan, household, [[event, viewTable(events, plan).row(event)?.date ?? null]]);
}

/** The day that an answer was given for, where its event is on another one now; null where it isn't. */
export const movedFrom = (
  coming: number | null,
  repliedFor: string | null | undefined,
  date: string | null,
): string | null =>
  coming === null || date === null || repliedFor === undefined || repliedFor === date ? null : repliedFor;

/** An event that moved after households had replied, and which households those are. */
export type MovedReplies = {
  event: string;
  name: string;
  date: string;
  /** The days that they replied for, by household. */
  households: ReadonlyMap<string, string>;
};

type DatedEvent = { id: string; name: string; date: string | null };

/** The events that moved after households had replied, in the order of the events. */
export function findMovedReplies(
  held: readonly DatedEvent[],
  rows: readonly { id: string; days: readonly string[] }[],
  answersOf: (household: string) => ReadonlyMap<string, Pick<Answer, "coming" | "invited">>,
): MovedReplies[] {
  const known = rows.map(({ id, days }) => ({ id, days: readReplyDays(days), answers: answersOf(id) }));
  return held.flatMap(({ id: event, name, date }) => {
    if (date === null) return [];
    const households = new Map(
      known.flatMap(({ id, days, answers }) => {
        const answer = answers.get(event);
        const day = movedFrom(answer?.coming ?? null, days.get(event), date);
        return day === null || answer?.invited === 0 ? [] : [[id, day] as const];
      }),
    );
    return households.size === 0 ? [] : [{ event, name, date, households }];
  });
}

/** '12 households replied before Ceremony moved to 28 August 2027' */
export function describeMovedReplies({ name, date, households }: MovedReplies): string {
  return `${countHouseholds(households.size)} replied before ${name || "an event"} moved to ${formatDate(date)}`;
}

/** The same of all events that moved, in one line; null where none did. */
export function summarizeMovedReplies(moved: readonly MovedReplies[]): string | null {
  const [first] = moved;
  if (first === undefined) return null;
  if (moved.length === 1) return describeMovedReplies(first);
  const households = new Set(moved.flatMap((event) => [...event.households.keys()]));
  return `${countHouseholds(households.size)} replied before ${formatCount(moved.length)} events moved`;
}

const countHouseholds = (number: number) =>
  number === 1 ? "1 household" : `${formatCount(number)} households`;
