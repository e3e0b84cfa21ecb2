import type { ReactNode } from "react";

import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";
import { ContactLink } from "#app/catalogue/listings/contact-link.tsx";
import { FactText, UnknownFact } from "#app/catalogue/venue-facts/fact-status.tsx";

import type { Spotlight } from "./spotlight.ts";

/** Address, phone, email and virtual tour; missing ones are questions for the venue. */
export function SpotlightContact({ spotlight }: { spotlight: Spotlight }) {
  const { venue, address, contactPhone, contactEmail, virtualTour } = spotlight;
  const { fictional, name } = venue.card;
  return (
    <dl className="fact-list spotlight__contact">
      <Row label="Address">
        <FactText fact={address} sample={fictional} />
      </Row>
      <Row label="Telephone">
        {contactPhone !== null && <ContactLink card={venue.card} kind="tel" to={contactPhone} />}
      </Row>
      <Row label="Email">
        {contactEmail !== null && <ContactLink card={venue.card} kind="mailto" to={contactEmail} />}
      </Row>
      <Row label="Virtual tour">
        {virtualTour === null ? (
          "No virtual tour yet."
        ) : (
          <a href={virtualTour} target="_blank" rel="noopener nofollow">
            Walk through {name} (opens a new tab)
          </a>
        )}
      </Row>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DescriptionListEntry label={label}>
      {children === false ? <UnknownFact /> : children}
    </DescriptionListEntry>
  );
}
