import { formatDayAndMonth } from "#app/calendar/date-words.ts";

/** What a list adds to a reply for a day that its event is no longer on: 'for 21 August'. */
export const describeFormerDay = (day: string | null | undefined): string[] =>
  day == null ? [] : [`for ${formatDayAndMonth(day)}`];
