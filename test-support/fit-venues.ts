import { readCatalogue } from "#content/catalogue/catalogue.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import { toFitVenue } from "#app/catalogue/weekend-fit/to-fit-venue.ts";

/** All venues as content/ has them, without calendars. */
export function contentFitVenues(): FitVenue[] {
  const { listings, profiles } = readCatalogue();
  return profiles.flatMap((profile) => {
    const listing = listings.find(({ slug }) => slug === profile.slug);
    if (listing === undefined) return [];
    const { position, guests, rooms, facts, ...rest } = profile;
    return (
      toFitVenue(
        {
          card: listing,
          taken: [],
          freeUntil: null,
          venue: {
            ...rest,
            latitude: position?.lat ?? null,
            longitude: position?.lon ?? null,
            guestsFrom: guests?.from ?? null,
            guestsTo: guests?.to ?? null,
            guestsFact: null,
            rooms: rooms.map(({ checked, ...room }) => ({ ...room, checkedOn: checked })),
            facts: Object.entries(facts).map(([key, { checked, ...fact }]) => ({
              ...fact,
              key,
              checkedOn: checked,
              saidBy: "catalogue",
            })),
          },
        },
        null,
      ) ?? []
    );
  });
}
