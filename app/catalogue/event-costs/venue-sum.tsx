import { useDeferredValue } from "react";

import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { weekdayName } from "#app/calendar/date-words.ts";

import type { EventCost } from "./calculate-event-cost.ts";
import { countOpenLines, isDinnerUnderstated, type VenueCost } from "./calculate-venue-cost.ts";
import { CostLines } from "./cost-lines.tsx";
import { describeCents } from "./describe-costs.ts";

/** The sum of a venue, which opens down to every line. */
export function VenueSum({ cost }: { cost: VenueCost }) {
  const open = countOpenLines(cost);
  const obstacles = cost.events.flatMap(({ event, obstacles: all }) =>
    all.map((obstacle) => ({ event: event.name, obstacle })),
  );
  return (
    <>
      <p className="venue-sum__total">
        <strong>{describeCents(cost.total)}</strong>
        {cost.venue.fictional && <SampleBadge />}
      </p>
      {obstacles.length > 0 && (
        <ul className="venue-sum__obstacles">
          {obstacles.map(({ event, obstacle }) => (
            <li key={`${event} ${obstacle}`}>
              <strong>{event}:</strong> {obstacle}
            </li>
          ))}
        </ul>
      )}
      <p className="note">
        {open === 0
          ? "Every line has a figure."
          : `${open === 1 ? "1 line is" : `${open} lines are`} still to be asked, so it may come to more.`}
        {isDinnerUnderstated(cost) &&
          " Dinner is counted at usual prices, and a luxury hotel’s own are above them."}
      </p>
      {cost.events.map((event, position) => (
        <details key={position} className="venue-sum__event">
          <summary>
            <span>
              {event.event.name}, {event.event.guests} guests, {weekdayName(event.event.weekday)}
              {event.room !== null && `, ${event.room}`}
            </span>
            <span className="venue-sum__figure">{describeCents(event.total)}</span>
          </summary>
          <OpenedLines cost={event} />
        </details>
      ))}
    </>
  );
}

/** The lines follow the sum when the browser has time: all of them together are hundreds. */
function OpenedLines({ cost }: { cost: EventCost }) {
  return <CostLines cost={useDeferredValue(cost)} />;
}
