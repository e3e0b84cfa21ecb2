import { SampleMark } from "#app/listings/sample-mark.tsx";
import { describeDay } from "#app/venue-facts/describe-day.ts";
import { unknownFact } from "#app/venue-facts/fact-status.tsx";

import { formatDollars } from "./format-dollars.ts";
import type { Spotlight } from "./spotlight.ts";

type Package = Spotlight["packages"][number];

/** What can be booked and what it costs; an invented price says so beside the figure. */
export function SpotlightPackages({ spotlight: { packages, venue } }: { spotlight: Spotlight }) {
  return (
    <section className="spotlight__packages" aria-label={`Packages of ${venue.card.name}`}>
      <h4>Packages</h4>
      {packages.length === 0 && <p className="fact-unknown">{unknownFact}</p>}
      <ul>
        {packages.map((offer) => (
          <li key={offer.name} className="panel">
            <h5>{offer.name}</h5>
            <p className="spotlight__price">
              <strong>{formatDollars(offer.cost.pricePerPerson ?? offer.cost.price)}</strong>{" "}
              {offer.cost.pricePerPerson === null ? "in all" : "per person"}{" "}
              {offer.origin === null && <SampleMark />}
            </p>
            <p>{offer.description}</p>
            <Origin origin={offer.origin} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Origin({ origin }: { origin: Package["origin"] }) {
  if (origin === null) return null;
  return (
    <p className="note">
      Source: {origin.source}. Checked on {describeDay(origin.checked)}.
    </p>
  );
}
