import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { SideBySideTable, type ComparedRow } from "#app/catalogue/listings/side-by-side-table.tsx";
import { factGroups, factLabels } from "#app/catalogue/venue-facts/fact-keys.ts";
import { FactStatus, FactText, UnknownFact } from "#app/catalogue/venue-facts/fact-status.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { formatCount } from "#app/languages/site-language.ts";

import type { ComparedVenue } from "./compared-venue.ts";
import { comparisonPath } from "./comparison-path.ts";
import { describeSeasons } from "./describe-seasons.ts";

const rows: readonly ComparedRow<ComparedVenue>[] = [
  { label: "Type", value: ({ venue }) => venue.type },
  {
    label: "Guests",
    value: ({ card, venue }) =>
      venue.capacity === null ? (
        <UnknownFact />
      ) : (
        <>
          {venue.capacity}
          {card.fictional && <SampleBadge />}
          {venue.guestsFact !== null && <FactStatus fact={venue.guestsFact} sample={card.fictional} />}
        </>
      ),
  },
  { label: "Rooms", value: (listing) => <Rooms listing={listing} /> },
  { label: "Price", value: ({ card }) => <PriceLabel card={card} /> },
  { label: "Rating", value: ({ card }) => <Rating card={card} /> },
  { label: "Area", value: ({ card }) => card.location },
  {
    label: "Best seasons",
    value: ({ venue }) =>
      venue.bestSeasons.length === 0 ? <UnknownFact /> : describeSeasons(venue.bestSeasons),
  },
];

const groups = factGroups.map(({ heading, keys }) => ({
  heading,
  rows: keys.map((key): ComparedRow<ComparedVenue> => ({
    label: factLabels[key].label,
    value: ({ card, venue }) => (
      <FactText fact={venue.facts.find((fact) => fact.key === key) ?? null} sample={card.fictional} />
    ),
  })),
}));

/** Up to four venues side by side, with all deciding facts. */
export function ComparisonTable({ listings }: { listings: readonly ComparedVenue[] }) {
  const slugs = listings.map(({ card }) => card.slug);
  return (
    <SideBySideTable
      listings={listings}
      rows={rows}
      groups={groups}
      className="compare compare--venues panel"
      renderUnderName={({ card }) => (
        <ThemeLink
          to={comparisonPath(slugs.filter((slug) => slug !== card.slug))}
          className="compare__remove"
        >
          Take out <span className="visually-hidden">{card.name}</span>
        </ThemeLink>
      )}
    />
  );
}

const layoutWords: Partial<Record<string, string>> = {
  seated: "seated",
  standing: "standing",
  theatre: "in rows",
  ceremony: "at a ceremony",
};

function Rooms({ listing: { card, venue } }: { listing: ComparedVenue }) {
  if (venue.rooms.length === 0) return <UnknownFact />;
  return (
    <ul className="compare__rooms">
      {venue.rooms.map((room) => (
        <li key={`${room.name} ${room.layout}`}>
          {room.name}: {formatCount(room.guests)} {layoutWords[room.layout] ?? "guests"}{" "}
          <FactStatus fact={room} sample={card.fictional} />
        </li>
      ))}
    </ul>
  );
}
