import type { Doc } from "yjs";

import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { putEventOrder } from "#app/plan/rules/change-events.ts";
import { usualEventDays, type UsualDay } from "#app/plan/rules/event-days.ts";
import { usualReplyDeadline } from "#app/plan/rules/rsvp/reply-deadline.ts";
import { daylightOf } from "#app/plan/rules/schedule/daylight.ts";
import { goldenHourPortraits, suggestedRow } from "#app/plan/rules/schedule/golden-hour.ts";
import { momentColumns } from "#app/plan/rules/schedule/moment-columns.ts";
import { renewedOrder } from "#app/plan/rules/schedule/usual-order.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events, wedding, weddingRowId, type EventRow } from "#app/plan/schema/wedding.schema.ts";

/** What follows from a wedding day and was not there before it. */
export type DatedByWeddingDay = {
  events: ReadonlyMap<string, UsualDay>;
  /** What each event waits for now and waited for before, by its id. */
  order: ReadonlyMap<string, { before: string; now: string }>;
  /** Ids of schedule items. */
  portraits: readonly string[];
  /** The last day for replies, where it follows from the wedding day. */
  until: string | null;
};

/**
 * Gives a wedding its first day, and what a start with this day would have dated: each event that has no day
 * yet, the items of its schedule that follow the sun, and the last day for replies while guests can't reply yet.
 * What the couple dated itself stays. Call it within one transaction.
 * @param date in the form 2027-06-19
 * @param today in Alberta, in the same form
 * @param before what the day dated while the couple was still typing it
 */
export function setWeddingDay(
  document: Doc,
  date: string,
  today: string,
  before?: DatedByWeddingDay,
): DatedByWeddingDay {
  // Within a transaction rows are as they were before it, so everything is read first.
  const { kinds = [], places = [] } = viewTable(wedding, document).row(weddingRowId) ?? {};
  const written = viewTable(events, document).rows();
  const waits = formerWaits(written, before);
  const held = written
    .map((event) => undated(event, before?.events.get(event.id)))
    .map((event) => ({ ...event, afterEntry: waits.get(event.id) ?? event.afterEntry }));
  const days = usualEventDays(held, kinds, date);
  putRow(wedding, document, weddingRowId, { date });
  for (const [id, day] of days) putRow(events, document, id, day);
  const now = held.map((event) => ({ ...event, ...days.get(event.id) }));
  const changes = renewedOrder(held, now, kinds);
  putEventOrder(document, new Map([...waits, ...changes]));
  const dated = now.filter(({ id }) => days.has(id));
  const portraits = writePortraits(document, dated, places, before?.portraits ?? []);
  // Before its start, a plan has no events: the start writes it.
  const until = held.length === 0 ? null : writeReplyDeadline(document, date, today, before?.until ?? null);
  return { events: days, order: orderOf(held, changes), portraits, until };
}

/** The event without the day that the last digit gave it, unless somebody changed it since. */
function undated(event: EventRow, given: UsualDay | undefined): EventRow {
  if (given === undefined || event.date !== given.date) return event;
  return { ...event, date: null, start: event.start === given.start ? null : event.start };
}

/** What each event waited for before the last digit, by its id, unless somebody changed it since. */
function formerWaits(
  written: readonly EventRow[],
  before: DatedByWeddingDay | undefined,
): ReadonlyMap<string, string> {
  return new Map(
    written.flatMap(({ id, afterEntry }) => {
      const given = before?.order.get(id);
      return given?.now === afterEntry ? [[id, given.before]] : [];
    }),
  );
}

/** @param changes new values of `afterEntry` by id */
function orderOf(
  held: readonly EventRow[],
  changes: ReadonlyMap<string, string>,
): DatedByWeddingDay["order"] {
  return new Map(
    held.flatMap(({ id, afterEntry }) => {
      const now = changes.get(id);
      return now === undefined ? [] : [[id, { before: afterEntry, now }]];
    }),
  );
}

/**
 * Portraits at the golden hour of events that have other suggested items.
 * @param before ids of those that the last digit wrote
 */
function writePortraits(
  document: Doc,
  dated: readonly EventRow[],
  places: readonly string[],
  before: readonly string[],
): string[] {
  const lines = viewTable(moments, document);
  const hasSuggestions = ({ id }: EventRow) =>
    lines.rows().some((line) => line.event === id && line.id.startsWith(`${id}.`));
  const wanted = new Map(
    dated.filter(hasSuggestions).flatMap((event) => {
      const light = event.date === null ? null : daylightOf(event.date, [event.place], places);
      return goldenHourPortraits(event, light).map((moment) => [
        suggestedRow(event, moment),
        momentColumns(event, moment),
      ]);
    }),
  );
  const written = [...wanted.keys()].filter((id) => before.includes(id) === (lines.row(id) !== undefined));
  for (const id of before) if (!wanted.has(id)) removeRow(moments, document, id);
  for (const id of written) putRow(moments, document, id, wanted.get(id) ?? {});
  return written;
}

function writeReplyDeadline(
  document: Doc,
  date: string,
  today: string,
  before: string | null,
): string | null {
  const asked = viewTable(rsvp, document).row(rsvpRowId);
  const written = asked?.until ?? null;
  // Once guests can reply, only the couple sets them a deadline.
  if (written !== before || asked?.open === true) return null;
  const until = usualReplyDeadline(date, today);
  if (until !== written) putRow(rsvp, document, rsvpRowId, { until });
  return until;
}
