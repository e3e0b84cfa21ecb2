import type { ReactNode } from "react";

import { services } from "#content/catalogue/categories.ts";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import type { Listing } from "#app/catalogue/directory/listing.ts";
import { ContactLink } from "#app/catalogue/listings/contact-link.tsx";
import { claimPath } from "#app/catalogue/listings/listing-in-url.ts";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { describeTraditions } from "#app/catalogue/listings/tradition-names.ts";
import { WebsiteLink } from "#app/catalogue/listings/website-link.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";
import { DescriptionListEntry } from "#app/ui/design-system/description-list-entry.tsx";

/** A business of which we know how to reach it and little more: what we know, what we don't, and who can tell. */
export function BareListingFacts({ listing }: { listing: Listing }) {
  const { card, claimed } = listing;
  const { name } = card;
  return (
    <>
      <section className="listing__section prose" aria-labelledby="known">
        <h2 id="known">What we know so far</h2>
        <dl className="fact-list">
          {knownFacts(listing).map(([label, value]) => (
            <DescriptionListEntry key={label} label={label}>
              {value}
            </DescriptionListEntry>
          ))}
        </dl>
      </section>
      <section className="listing__section prose" aria-labelledby="unknown">
        <h2 id="unknown">What’s not given yet</h2>
        <p>
          {name} hasn’t told us about {joined(missingFacts(listing))} yet, and we don’t guess. Ask for it
          here: your date and your number of guests are the best first lines.
        </p>
      </section>
      {!claimed && !card.fictional && (
        <section className="listing__bare panel without-print" aria-labelledby="yours">
          <h2 id="yours" className="heading-small">
            Is {name} your business?
          </h2>
          <p>
            Add your own words, pictures, prices and dates. It’s free, and couples’ enquiries then come
            straight to you.
          </p>
          <p>
            <ArrowLink to={claimPath(card.id)}>Complete this page</ArrowLink>
          </p>
        </section>
      )}
    </>
  );
}

/** Facts that were given, with their labels; nothing stands for the others. */
function knownFacts({ card, phone, email, travels, languages, traditions }: Listing) {
  const offered = services.filter(({ id }) => card.services.includes(id)).map((service) => service.name);
  const facts: [label: string, value: ReactNode][] = [
    ["What they do", [categoryName(card.category), ...offered, ...card.tags].join(" · ")],
    ["Telephone", phone && <ContactLink card={card} kind="tel" to={phone} />],
    ["Email", email && <ContactLink card={card} kind="mailto" to={email} />],
    ["Website", card.website && <WebsiteLink name={card.name} website={card.website} />],
    ["Based in", card.location],
    ["Travels", travels],
    ["Price", card.price && <PriceLabel card={card} />],
    ["Traditions", describeTraditions(traditions)],
    ["Languages", languages.join(", ")],
  ];
  return facts.filter(([, value]) => value !== null && value !== "");
}

/** What couples look for and would find on a complete page. */
function missingFacts({ card, pictures }: Listing): string[] {
  return [
    "its services",
    ...(card.price === null ? ["prices"] : []),
    ...(card.location === "" ? ["area"] : []),
    ...(pictures.length === 0 ? ["pictures"] : []),
  ];
}

function joined(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
