import type { Directory } from "#app/catalogue/directory/directory.server.ts";
import { listingPath } from "#app/catalogue/directory/listing-card.ts";

import type { Hall } from "#app/plan/rules/schedule/venue-capacity.ts";

/** What the schedules of couples need to know of the venues: how many people they take, and until when they play. */
export function hallsOf({ inCategory, listing }: Pick<Directory, "inCategory" | "listing">): Hall[] {
  return inCategory("venues").flatMap((card): Hall[] => {
    const venue = listing(card.id)?.venue;
    if (!venue) return [];
    return [
      {
        name: card.name,
        path: listingPath(card),
        guests: venue.guestsTo,
        rooms: venue.rooms.map(({ name, guests }) => ({ name, guests })),
        music: venue.facts.find(({ key }) => key === "liveMusicUntil")?.text ?? null,
        sample: card.fictional,
      },
    ];
  });
}
