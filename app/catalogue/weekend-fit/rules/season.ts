import { monthName } from "#app/calendar/date-words.ts";
import { fails, fits } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { DayRule } from "#app/catalogue/weekend-fit/fit-rule.ts";

/** Some places open for part of the year. */
export const seasonRule: DayRule = {
  id: "season",
  words: "The venue is open in that month.",
  sources: [],
  judge({ venue, day }) {
    const season = venue.cost.charges?.season ?? null;
    if (season === null || season.months.includes(day.month)) return fits;
    const { months, origin } = season;
    return fails(
      `open from ${monthName(months[0] ?? 1)} to ${monthName(months.at(-1) ?? 12)} only`,
      origin === null ? null : { text: origin.title, checkedOn: origin.read },
      { kind: "other-months", months },
    );
  },
};
