import { formatDate } from "#app/calendar/format-date.ts";
import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { formatPrice } from "#app/money/canadian-dollars.ts";

import type { Spotlight } from "./spotlight.ts";

type PackageListProps = Pick<Spotlight, "packages"> & { heading: "h3" | "h5" };

/** Bookable packages with their prices before GST; an invented price is marked beside the figure. */
export function PackageList({ packages, heading: Heading }: PackageListProps) {
  return (
    <ul className="packages">
      {packages.map(({ name, description, cost, origin }) => (
        <li key={name} className="panel">
          <Heading>{name}</Heading>
          <p className="packages__price">
            <strong>{formatPrice(cost.pricePerPerson ?? cost.price)}</strong>{" "}
            {cost.pricePerPerson === null ? "in all" : "per person"}
            {origin === null && <SampleBadge />}
          </p>
          <p>{description}</p>
          {origin !== null && (
            <p className="note">
              Source: {origin.source}. Checked on {formatDate(origin.checked)}.
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
