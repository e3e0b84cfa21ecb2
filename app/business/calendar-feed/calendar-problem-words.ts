import type { CalendarProblem } from "#database/enums.ts";

/** Why a calendar could not be read, as its business reads it. */
export const calendarProblemWords: Readonly<Record<CalendarProblem, string>> = {
  private: "that address leads to a place we don’t read",
  unreachable: "we couldn’t reach that address: check it and try again",
  refused: "that address didn’t give us a calendar: check that it’s the secret or public iCal address",
  "too-large": "that calendar is larger than 2 MB: publish one with fewer past events",
  "not-a-calendar": "that address leads to something that isn’t an iCal calendar",
};
