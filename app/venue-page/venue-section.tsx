import type { ReactNode } from "react";

import { sectionHeading, type VenueSectionId } from "./venue-sections.ts";

/** One of the sections that every venue page has, also where nothing is known. */
export function VenueSection({ id, children }: { id: VenueSectionId; children: ReactNode }) {
  return (
    <section className="listing__section venue__section" id={id} aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{sectionHeading(id)}</h2>
      {children}
    </section>
  );
}
