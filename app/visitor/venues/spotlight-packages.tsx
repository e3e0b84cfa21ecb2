import { UnknownFact } from "#app/catalogue/venue-facts/fact-status.tsx";

import { PackageList } from "./package-list.tsx";
import type { Spotlight } from "./spotlight.ts";

/** What can be booked and what it costs, or that it is not known. */
export function SpotlightPackages({ spotlight: { packages, venue } }: { spotlight: Spotlight }) {
  return (
    <section className="spotlight__packages" aria-label={`Packages of ${venue.card.name}`}>
      <h4>Packages</h4>
      {packages.length === 0 ? <UnknownFact /> : <PackageList packages={packages} heading="h5" />}
    </section>
  );
}
