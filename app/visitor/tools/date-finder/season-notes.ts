import type { SeasonNote } from "#content/dates/season-note.ts";
import { seasonNotes } from "#content/dates/season-notes.ts";

import type { PlaceId } from "#app/date-finder/places.ts";

/** What a couple should know of a day's weeks of the year in a place. */
export function seasonNotesFor(date: string, place: PlaceId): SeasonNote[] {
  const day = date.slice(5);
  return seasonNotes.filter(({ places, from, to }) => {
    const within = from <= to ? from <= day && day <= to : from <= day || day <= to;
    return within && places.includes(place);
  });
}
