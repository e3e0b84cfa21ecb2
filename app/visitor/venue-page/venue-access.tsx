import { factGroups } from "#app/catalogue/venue-facts/fact-keys.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { FactRow } from "./fact-row.tsx";
import { VenueSection } from "./venue-section.tsx";
import type { VenuePageData } from "./venue-page-data.ts";

const gettingThere = factGroups.find(({ heading }) => heading === "Getting there")?.keys ?? [];

/** Address, train, parking and airport; the map is only a link, so that no other host learns of the visit. */
export function VenueGettingThere({ sheet }: { sheet: VenuePageData }) {
  const { latitude, longitude } = sheet.venue;
  // An invented venue has no position.
  const isOnMap = latitude !== null && longitude !== null && !sheet.listing.card.fictional;
  return (
    <VenueSection id="getting-there">
      <dl className="fact-rows">
        {gettingThere.map((key) => (
          <FactRow key={key} factKey={key} sheet={sheet} />
        ))}
      </dl>
      {isOnMap && (
        <p className="venue__map without-print">
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=16/${latitude}/${longitude}`}
            target="_blank"
            rel="noopener"
            className="text-link"
          >
            About here on OpenStreetMap <span className="visually-hidden">(opens a new tab)</span>
            <Icon name="external" />
          </a>
        </p>
      )}
    </VenueSection>
  );
}

/** Whether a guest in a wheelchair can get everywhere. */
export function VenueStepFree({ sheet }: { sheet: VenuePageData }) {
  return (
    <VenueSection id="step-free">
      <dl className="fact-rows">
        <FactRow factKey="stepFree" sheet={sheet} />
      </dl>
    </VenueSection>
  );
}
