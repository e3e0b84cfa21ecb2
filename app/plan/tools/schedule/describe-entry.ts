import { describeExpectedGuests } from "#app/plan/rules/schedule/describe-people.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import type { TimelineEntry } from "#app/plan/rules/schedule/timeline.ts";
import type { Schedule } from "#app/plan/ui/schedule/use-schedule.ts";

/** An entry's end or people, place, guests and vendors in one line: 'until 9:00 p.m. · 420 guests'. */
export function describeEntry(
  entry: TimelineEntry,
  { headcounts, businessesOf }: Pick<Schedule, "headcounts" | "businessesOf">,
): string {
  const own = entry.type === "event" ? entry.event : entry.moment;
  return [
    entry.type === "event" ? `until ${formatClockTime(entry.when.end)}` : entry.moment.people,
    own.place,
    entry.type === "event" ? describeExpectedGuests(headcounts.get(entry.id)) : "",
    ...businessesOf(entry.id).map(({ name }) => name),
  ]
    .filter((text) => text !== "")
    .join(" · ");
}
