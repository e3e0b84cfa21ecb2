import { SampleMark } from "#app/listings/sample-mark.tsx";
import { describeDay } from "#app/venue-facts/describe-day.ts";
import { formatDollars } from "#app/venues/format-dollars.ts";

import type { VenueSheet } from "./venue-sheet.ts";

/** What can be booked as a whole and its price before GST; an invented one says so beside the figure. */
export function VenuePackages({ packages }: Pick<VenueSheet, "packages">) {
  if (packages.length === 0) return null;
  return (
    <ul className="packages">
      {packages.map(({ name, description, cost, origin }) => (
        <li key={name} className="panel">
          <h3>{name}</h3>
          <p className="packages__price">
            <strong>{formatDollars(cost.pricePerPerson ?? cost.price)}</strong>{" "}
            {cost.pricePerPerson === null ? "in all" : "per person"} {origin === null && <SampleMark />}
          </p>
          <p>{description}</p>
          {origin !== null && (
            <p className="note">
              {origin.source}, checked {describeDay(origin.checked)}.
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
