import type { ReactNode } from "react";

import { listingPath, type ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** One fact of every listing. */
export type ComparedRow<Compared> = { label: string; value: (compared: Compared) => ReactNode };

type SideBySideProps<Compared> = {
  listings: readonly Compared[];
  rows: readonly ComparedRow<Compared>[];
  /** Further rows under headings of their own. */
  groups?: readonly { heading: string; rows: readonly ComparedRow<Compared>[] }[];
  /** Content below a name: the button that removes the listing. */
  renderUnderName?: (compared: Compared) => ReactNode;
  className?: string;
};

/**
 * Up to four listings side by side: the same facts in the same rows, whether or not a listing has them. On a
 * small screen the table scrolls and its first column stays in place.
 */
export function SideBySideTable<Compared extends { card: ListingCard }>({
  listings,
  rows,
  groups = [],
  renderUnderName,
  className = "compare panel",
}: SideBySideProps<Compared>) {
  const row = ({ label, value }: ComparedRow<Compared>) => (
    <tr key={label}>
      <th scope="row">{label}</th>
      {listings.map((listing) => (
        <td key={listing.card.id}>{value(listing)}</td>
      ))}
    </tr>
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and has to for keyboards too
    <section className={className} aria-label="Comparison" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">Fact</span>
            </th>
            {listings.map((listing) => (
              <th key={listing.card.id} scope="col">
                <ThemeLink to={listingPath(listing.card)}>{listing.card.name}</ThemeLink>
                {renderUnderName?.(listing)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(row)}</tbody>
        {groups.map((group) => (
          <tbody key={group.heading}>
            <tr className="compare__group">
              <th scope="rowgroup" colSpan={listings.length + 1}>
                <span>{group.heading}</span>
              </th>
            </tr>
            {group.rows.map(row)}
          </tbody>
        ))}
      </table>
    </section>
  );
}
