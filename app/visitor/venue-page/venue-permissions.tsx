import { factGroups } from "#app/catalogue/venue-facts/fact-keys.ts";

import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { FactRow } from "./fact-row.tsx";
import { ProvinceRuleRow } from "./province-rule-row.tsx";
import { VenueSection } from "./venue-section.tsx";
import type { VenuePageData } from "./venue-page-data.ts";

/** These two groups have headings of their own further down. */
const elsewhere = new Set(["Getting there", "Access"]);
const groups = factGroups.filter(({ heading }) => !elsewhere.has(heading));

/** The facts that decide a shortlist: fire, baraat, kitchens, bar, music, rites. */
export function VenuePermissions({ sheet }: { sheet: VenuePageData }) {
  const { answered, all } = sheet.questions;
  return (
    <VenueSection id="allowed">
      <p className="note venue__count">
        {answered} of {all} questions answered so far. What’s open can be asked with one tap.
      </p>
      {answered < all && (
        <p>
          <ThemeLink
            to={planningPath({ vendors: [sheet.listing.card.id], isAsking: true })}
            className="text-link"
          >
            Ask for what we don’t know
          </ThemeLink>
        </p>
      )}
      {groups.map((group) => (
        <div key={group.heading} className="fact-group">
          <h3>{group.heading}</h3>
          <dl className="fact-rows">
            {group.keys.map((key) => (
              <FactRow key={key} factKey={key} sheet={sheet} />
            ))}
            {group.heading === "Bar" && <ProvinceRuleRow rule={sheet.rules.bar} />}
            {group.heading === "Setting up and rites" && <ProvinceRuleRow rule={sheet.rules.licence} />}
          </dl>
        </div>
      ))}
    </VenueSection>
  );
}
