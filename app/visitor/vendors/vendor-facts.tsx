import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { planningPath } from "#app/catalogue/listings/planning-path.ts";
import { FactOrigin } from "#app/catalogue/venue-facts/fact-origin.tsx";
import { answerLabel } from "#app/catalogue/venue-facts/fact-status.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";

import type { VendorFactRow } from "./vendor-fact-rows.ts";

type VendorFactsProps = { id: string; card: ListingCard; rows: readonly VendorFactRow[] };

/** What couples ask of a vendor of this kind: what is known with its source, and one link to ask the rest. */
export function VendorFacts({ id, card, rows }: VendorFactsProps) {
  const open = rows.filter(({ fact }) => fact === null).length;
  return (
    <section className="listing__section prose" aria-labelledby="facts-heading" id={id}>
      <h2 id="facts-heading">What couples ask {categoryName(card.category).toLowerCase()}</h2>
      <dl className="fact-list">
        {rows.map(({ key, label, fact }) => (
          <DescriptionListEntry key={key} label={label}>
            {fact === null ? (
              <span className="fact-unknown">Not known yet: ask them</span>
            ) : (
              <>
                {answerLabel(fact.answer) !== null && (
                  <strong className={`fact-answer fact-answer--${fact.answer}`}>
                    {answerLabel(fact.answer)}.{" "}
                  </strong>
                )}
                {fact.text}
                <FactOrigin fact={fact} sample={card.fictional} owner={card.name} />
              </>
            )}
          </DescriptionListEntry>
        ))}
      </dl>
      {open > 0 && (
        <p>
          <ArrowLink to={planningPath({ vendors: [card.id], isAsking: true })}>
            {open === 1 ? "Ask for what we don’t know" : `Ask for the ${open} things we don’t know`}
          </ArrowLink>
        </p>
      )}
    </section>
  );
}
