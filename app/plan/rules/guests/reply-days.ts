import type { Doc } from "yjs";

import { formatDate } from "#app/calendar/format-date.ts";
import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { viewTable } from "#app/plan/document/plan-table.ts";
import { formatCount } from "#app/languages/site-language.ts";
import type { Answer } from "#app/plan/rules/guests/answer.ts";
import { replyDays } from "#app/plan/schema/guests.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

/** Writes that an answer is for the day that its event has now. */
export function putReplyDay(plan: Doc, household: string, event: string): void {
  putCell(replyDays, plan, household, event, viewTable(events, plan).row(event)?.date ?? null);
}

/** Which day a household's answers were given for, by event. */
export const viewReplyDays = (plan: Doc, household: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(viewGrid(replyDays, plan).row(household), ([event, { day }]) => [event, day]),
  );

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

type Replies = {
  /** The households that there are: a removed one may have left an answer that came from another device. */
  households: readonly { id: string }[];
  answersOf: (household: string) => ReadonlyMap<string, Pick<Answer, "coming" | "invited">>;
  daysOf: (household: string) => ReadonlyMap<string, { day: string }>;
};

/**
 * The events that moved after households had replied, in the order of the events; without those that are over.
 * @param today in Alberta
 */
export function findMovedReplies(
  held: readonly DatedEvent[],
  { households: listed, answersOf, daysOf }: Replies,
  today: string,
): MovedReplies[] {
  return held.flatMap(({ id: event, name, date }) => {
    if (date === null || date < today) return [];
    const households = new Map(
      listed.flatMap(({ id }) => {
        const answer = answersOf(id).get(event);
        const day = movedFrom(answer?.coming ?? null, daysOf(id).get(event)?.day, date);
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
