import { UnknownFact } from "#app/catalogue/venue-facts/fact-status.tsx";

import { PackageList } from "./package-list.tsx";
import type { Spotlight } from "./spotlight.ts";

/** Bookable packages and their prices, or that they are not known. */
export function SpotlightPackages({ spotlight: { packages, venue } }: { spotlight: Spotlight }) {
  return (
    <section className="spotlight__packages" aria-label={`Packages of ${venue.card.name}`}>
      <h4>Packages</h4>
      {packages.length === 0 ? <UnknownFact /> : <PackageList packages={packages} heading="h5" />}
    </section>
  );
}
