import type { ReactNode } from "react";

import { sectionHeading, type VenueSectionId } from "./venue-sections.ts";

/** The longest section, of about the same height everywhere, is laid out only when it comes near. */
const later: Partial<Record<VenueSectionId, string>> = { allowed: "later later--venue-allowed" };

/** One of the sections of every venue page, including those where nothing is known. */
export function VenueSection({ id, children }: { id: VenueSectionId; children: ReactNode }) {
  return (
    <section
      className={`listing__section venue__section ${later[id] ?? ""}`}
      id={id}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`}>{sectionHeading(id)}</h2>
      {children}
    </section>
  );
}
