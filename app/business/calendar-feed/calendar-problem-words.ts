import { formatCount } from "#app/languages/site-language.ts";
import type { CalendarProblem } from "#database/enums.ts";

import type { BusyDaysProblem } from "./busy-days.server.ts";
import type { CalendarUrlProblem } from "./calendar-url.ts";
import { maxCalendarSizeText } from "./calendar-size.ts";
import { maxCalendarUrl } from "./max-calendar-url.ts";

/** Why a calendar could not be read, as its business reads it. */
export const calendarProblemWords: Readonly<Record<CalendarProblem, string>> = {
  private: "that address leads to a place we don’t read",
  unreachable: "we couldn’t reach that address: check it and try again",
  refused: "that address didn’t give us a calendar: check that it’s the secret or public iCal address",
  "too-large": `that calendar is larger than ${maxCalendarSizeText}, or has too many repeating events: publish one with fewer`,
  "not-a-calendar": "that address leads to something that isn’t an iCal calendar",
};

/** Why we don't even try to read the address of a calendar. */
export const calendarUrlProblemWords: Readonly<Record<CalendarUrlProblem, string>> = {
  incomplete: "enter the whole address, from https:// or webcal:// on",
  "too-long": `use an address of at most ${formatCount(maxCalendarUrl)} characters`,
  port: "that address has a port, such as :8443, and we don’t read those: use one without it",
  password: "that address has a password in it: use the secret or public iCal address",
  private: calendarProblemWords.private,
};

/** The same for a calendar that was sent as a file. */
export const calendarFileProblemWords: Readonly<Record<BusyDaysProblem, string>> = {
  "too-large": "that calendar has too many repeating events: export one with fewer",
  "not-a-calendar":
    "that file isn’t an iCal calendar: export it from your calendar, and send the .ics file as it is",
};
