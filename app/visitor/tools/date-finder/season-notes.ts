import type { SeasonNote } from "#content/dates/season-note.ts";
import { seasonNotes } from "#content/dates/season-notes.ts";

import type { WeddingLocationId } from "#app/calendar/wedding-locations.ts";

/** What a couple should know about the time of year of a day in a place. */
export function seasonNotesFor(date: string, place: WeddingLocationId): SeasonNote[] {
  const day = date.slice(5);
  return seasonNotes.filter(({ places, from, to }) => {
    const within = from <= to ? from <= day && day <= to : from <= day || day <= to;
    return within && places.includes(place);
  });
}
