import { formatShortClockTime } from "#app/calendar/format-time-of-day.ts";
import { fails, fits } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { readingOf } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { RoomRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

import { factSource } from "./judge-fact.ts";

/** Some places can be had at some hours of the day only. */
export const openHoursRule: RoomRule = {
  id: "open-hours",
  words: "The venue can be booked at these hours, where it has said which.",
  sources: [],
  judge({ event: { name, start, hours }, at, venue }) {
    const reading = readingOf(venue, "hours");
    const end = start + 60 * hours;
    if (reading === null || reading.says.some(([from, to]) => start >= from && end <= to)) return fits;
    const open = reading.says.map(
      ([from, to]) => `${formatShortClockTime(from)} to ${formatShortClockTime(to)}`,
    );
    return fails(
      `open from ${open.join(" and from ")} only, and the ${name.toLowerCase()} is from ${formatShortClockTime(start)} to ${formatShortClockTime(end)}`,
      factSource(reading),
      { kind: "other-hours", event: at },
    );
  },
};
