import type { ReactNode } from "react";

import { categoryName } from "#app/directory/filter-options.ts";
import { listingPath, type ListingCard } from "#app/directory/listing-card.ts";
import { PriceLabel } from "#app/listings/price-label.tsx";
import { Rating } from "#app/listings/rating.tsx";
import { ResponseTime } from "#app/listings/response-time.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

/** The same facts in the same rows, whether a listing has them or not. */
const rows: readonly { label: string; value: (card: ListingCard) => ReactNode }[] = [
  { label: "Category", value: (card) => categoryName(card.category) },
  { label: "Price", value: (card) => <PriceLabel card={card} /> },
  { label: "Rating", value: (card) => <Rating card={card} /> },
  { label: "Area", value: (card) => card.location },
  { label: "Response time", value: (card) => <ResponseTime card={card} /> },
  { label: "Specialties", value: (card) => card.tags.join(", ") },
  { label: "South Asian weddings", value: (card) => (card.southAsian ? "Yes" : "Not stated: ask") },
  { label: "In a sentence", value: (card) => card.description },
];

/** Up to four listings side by side; on a small screen the table scrolls and its first column stays. */
export function CompareTable({ cards }: { cards: readonly ListingCard[] }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to for keyboards too
    <section className="compare panel" aria-label="Comparison" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Fact</span>
            </th>
            {cards.map((card) => (
              <th key={card.id} scope="col">
                <ThemeLink to={listingPath(card)}>{card.name}</ThemeLink>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, value }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {cards.map((card) => (
                <td key={card.id}>{value(card)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
