import { venueSpotlights } from "#content/venue-spotlights/venue-spotlights.ts";
import type { Directory } from "#app/catalogue/directory/directory.server.ts";

import type { Spotlight } from "./spotlight.ts";
import { summarizeVenue } from "./venue-summary.ts";

/**
 * The spotlights whose venues are public.
 * @param samples false leaves out everything invented
 */
export function composeSpotlights(directory: Pick<Directory, "venue">, samples: boolean): Spotlight[] {
  return venueSpotlights.flatMap((spotlight) => {
    const listing = directory.venue(spotlight.id);
    const venue = listing && summarizeVenue(listing);
    if (!listing || !venue) return [];
    const { largeImage, longDescription, packages, virtualTour, sampleQuotes } = spotlight;
    return {
      venue,
      address: listing.venue?.facts.find(({ key }) => key === "address") ?? null,
      contactPhone: listing.phone,
      contactEmail: listing.email,
      largeImage,
      longDescription,
      virtualTour,
      packages: packages.filter(({ origin }) => samples || origin !== null),
      reviewQuotes: samples ? sampleQuotes : [],
    };
  });
}
