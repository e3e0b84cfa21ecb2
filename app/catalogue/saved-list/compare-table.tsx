import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { PriceLabel } from "#app/catalogue/listings/price-label.tsx";
import { Rating } from "#app/catalogue/listings/rating.tsx";
import { ResponseTime } from "#app/catalogue/listings/response-time.tsx";
import { SideBySideTable, type ComparedRow } from "#app/catalogue/listings/side-by-side-table.tsx";

const notGiven = "Not given: ask";

const rows: readonly ComparedRow<{ card: ListingCard }>[] = [
  { label: "Category", value: ({ card }) => categoryName(card.category) },
  { label: "Price", value: ({ card }) => <PriceLabel card={card} /> },
  { label: "Rating", value: ({ card }) => <Rating card={card} /> },
  { label: "Area", value: ({ card }) => card.location || notGiven },
  { label: "Response time", value: ({ card }) => <ResponseTime card={card} /> },
  { label: "Specialties", value: ({ card }) => card.tags.join(", ") || notGiven },
  { label: "South Asian weddings", value: ({ card }) => (card.southAsian ? "Yes" : "Not stated: ask") },
  { label: "In a sentence", value: ({ card }) => card.description || notGiven },
];

/** Saved listings side by side. */
export function CompareTable({ cards }: { cards: readonly ListingCard[] }) {
  return <SideBySideTable listings={cards.map((card) => ({ card }))} rows={rows} />;
}
