import type { ReactNode } from "react";

import type { Listing, VenueDetails } from "#app/directory/listing.ts";
import { listingPath } from "#app/directory/listing-card.ts";
import { PriceLabel } from "#app/listings/price-label.tsx";
import { Rating } from "#app/listings/rating.tsx";
import { SampleMark } from "#app/listings/sample-mark.tsx";
import { factGroups, factWords } from "#app/venue-facts/fact-keys.ts";
import { FactStatus, FactText, unknownFact } from "#app/venue-facts/fact-status.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { comparisonPath } from "./comparison-path.ts";
import { describeSeasons } from "./season-names.ts";

/** A listing that is a venue. */
export type ComparedVenue = Listing & { venue: VenueDetails };

const rows: readonly { label: string; value: (listing: ComparedVenue) => ReactNode }[] = [
  { label: "Type", value: ({ venue }) => venue.type },
  {
    label: "Guests",
    value: ({ card, venue }) =>
      venue.capacity === null ? (
        <Unknown />
      ) : (
        <>
          {venue.capacity} {card.fictional && <SampleMark />}
        </>
      ),
  },
  { label: "Rooms", value: (listing) => <Rooms listing={listing} /> },
  { label: "Price", value: ({ card }) => <PriceLabel card={card} /> },
  { label: "Rating", value: ({ card }) => <Rating card={card} /> },
  { label: "Area", value: ({ card }) => card.location },
  { label: "Best seasons", value: ({ venue }) => describeSeasons(venue.bestSeasons) },
];

/** Up to four venues side by side: the same facts in the same rows, whether a venue has them or not. */
export function ComparisonTable({ listings }: { listings: readonly ComparedVenue[] }) {
  const slugs = listings.map(({ card }) => card.slug);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to for keyboards too
    <section className="compare compare--venues panel" aria-label="Comparison" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Fact</span>
            </th>
            {listings.map(({ card }) => (
              <th key={card.id} scope="col">
                <ThemeLink to={listingPath(card)}>{card.name}</ThemeLink>
                <ThemeLink
                  to={comparisonPath(slugs.filter((slug) => slug !== card.slug))}
                  className="compare__remove"
                >
                  Take out <span className="visually-hidden">{card.name}</span>
                </ThemeLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {listings.map((listing) => (
                <td key={listing.card.id}>{value(listing)}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {factGroups.map(({ heading, keys }) => (
          <tbody key={heading}>
            <tr className="compare__group">
              <th scope="rowgroup" colSpan={listings.length + 1}>
                <span>{heading}</span>
              </th>
            </tr>
            {keys.map((key) => (
              <tr key={key}>
                <th scope="row">{factWords[key].label}</th>
                {listings.map(({ card, venue }) => (
                  <td key={card.id}>
                    <FactText
                      fact={venue.facts.find((fact) => fact.key === key) ?? null}
                      sample={card.fictional}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  );
}

const layoutWords: Partial<Record<string, string>> = {
  seated: "seated",
  standing: "standing",
  theatre: "in rows",
  ceremony: "at a ceremony",
};

function Rooms({ listing: { card, venue } }: { listing: ComparedVenue }) {
  if (venue.rooms.length === 0) return <Unknown />;
  return (
    <ul className="compare__rooms">
      {venue.rooms.map((room) => (
        <li key={`${room.name} ${room.layout}`}>
          {room.name}: {room.guests} {layoutWords[room.layout] ?? "guests"}{" "}
          <FactStatus fact={room} sample={card.fictional} />
        </li>
      ))}
    </ul>
  );
}

function Unknown() {
  return <span className="fact-unknown">{unknownFact}</span>;
}
