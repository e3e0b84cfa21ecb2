import type { InvitationWords } from "#app/stationery/drawing/invitation-text.ts";
import { formatTimeOfDay } from "#app/calendar/format-time-of-day.ts";
import { rites } from "#content/plan/event-kinds.ts";

import { formatWeekdayDate } from "#app/calendar/date-words.ts";

/** What the plan knows of an event and of the couple. */
export type InvitedWords = {
  /** Kind of the event, 'save-the-date', or '' for an event that the couple named itself. */
  kind: string;
  name: string;
  date: string | null;
  /** What is known of the day while there is no date, such as 'Summer 2027'. */
  roughDate: string;
  start: number | null;
  place: string;
  partnerOne: string;
  partnerTwo: string;
};

/** What an invitation says before the couple changes a word: nothing that the plan does not know. */
export function defaultWords(event: InvitedWords): InvitationWords {
  const isSaveTheDate = event.kind === "save-the-date";
  return {
    names: [event.partnerOne, event.partnerTwo].filter((name) => name !== "").join(" & "),
    nativeNames: "",
    hosts: "",
    wording: wordingFor(event.kind),
    nativeWording: "",
    event: isSaveTheDate ? "" : event.name,
    when: [
      event.date === null ? event.roughDate : formatWeekdayDate(event.date),
      event.start === null || isSaveTheDate ? "" : formatTimeOfDay(event.start),
    ]
      .filter((part) => part !== "")
      .join(" · "),
    place: event.place,
  };
}

function wordingFor(kind: string): string {
  if (kind === "save-the-date") return "Save the date for the wedding of";
  return rites.some((rite) => rite === kind) ? "You’re invited to the wedding of" : "Come and celebrate with";
}
