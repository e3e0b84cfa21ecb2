import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { isSeenByGuests } from "#app/plan/rules/schedule/guest-items.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import type { MomentRow } from "#app/plan/schema/schedule.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import type { OrderLine } from "#app/stationery/day-set/day-piece.ts";

/**
 * What guests read of a day: its events, and what happens within them. Preparation, and what belongs
 * to no event, is between the couple and its vendors.
 * @returns empty for a day without an hour
 */
export function orderOfTheDay(
  date: string | null,
  events: readonly EventRow[],
  moments: readonly MomentRow[],
): OrderLine[] {
  const day = timelineOf(events, moments).days.find((one) => one.date === date);
  return (day?.entries ?? []).flatMap((entry) => {
    const isForGuests =
      entry.type === "event"
        ? entry.event.name !== ""
        : entry.event !== null && entry.moment.title !== "" && isSeenByGuests(entry.moment);
    return isForGuests ? [{ time: formatClockTime(entry.when.start), title: entry.title.trim() }] : [];
  });
}

/** The lines as the couple edits them: one for each item, its time first. */
export const writeOrder = (lines: readonly OrderLine[]): string =>
  lines.map(({ time, title }) => `${time} ${title}`.trim()).join("\n");

const time = String.raw`\d{1,2}(?:[:.h]\d{2})?\s*[ap]\.?\s?m\b\.?|\d{1,2}[:.h]\d{2}|noon\b|midnight\b`;
const timedLine = new RegExp(String.raw`^(${time})[\s,·–—-]*(\S.*)$`, "iu");

/** Reads what the couple typed; a line without a time is all title. */
export const parseOrder = (text: string): OrderLine[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => {
      const [, hour, title] = timedLine.exec(line) ?? [];
      return hour === undefined || title === undefined ? { time: "", title: line } : { time: hour, title };
    });
