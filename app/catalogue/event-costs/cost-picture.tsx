import { memo } from "react";

import { RangeCurvesChart, CurveNumber } from "#app/ui/charts/range-curves-chart.tsx";

import { costCurve, findCrossings } from "./cost-curve.ts";
import type { CostEvent } from "./cost-event.ts";
import type { CostVenue } from "./cost-venue.ts";
import { countList } from "#app/languages/count-list.ts";

/** '$0', '$2.5k', '$15k': beside a line there is little room. */
const formatThousands = (cents: number) => (cents === 0 ? "$0" : `$${Math.round(cents / 10_000) / 10}k`);

type CostPictureProps = {
  venues: readonly CostVenue[];
  events: readonly CostEvent[];
  /** Position of the event whose guests vary. */
  moved: number;
};

/** Cost over the guests of one event: where larger rooms begin and where venues cross. */
export const CostPicture = memo(function CostPicture({ venues, events, moved }: CostPictureProps) {
  const event = events[moved];
  if (event === undefined) return null;
  const maxX = Math.max(100, Math.ceil((event.guests * 2) / 100) * 100);
  const curves = venues
    .map((venue) => costCurve(venue, events, moved, maxX))
    .filter(({ points }) => points.length > 1);
  const crossings = findCrossings(curves).slice(0, 6);
  return (
    <figure className="cost-picture">
      <RangeCurvesChart
        curves={curves.map(({ venue, points, steps }) => ({
          id: venue.slug,
          points: points.map(({ guests, low, high }) => ({ x: guests, low, high })),
          steps: steps.map(({ guests }) => guests),
        }))}
        marked={event.guests}
        maxX={maxX}
        formatY={formatThousands}
        label={`Cost of all events against the guests at the ${event.name.toLowerCase()}, for ${countList(curves.map(({ venue }) => venue.name))}. The list beside it says what it shows.`}
      />
      <figcaption>
        <ol className="cost-picture__names">
          {curves.map(({ venue, steps }, position) => (
            <li key={venue.slug}>
              <CurveNumber position={position} />
              <span>
                <strong>{venue.name}</strong>
                {steps.map(({ guests, room }) => (
                  <span key={guests} className="note">
                    {" "}
                    From {guests} guests: {room}.
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
        {crossings.length > 0 && (
          <ul className="cost-picture__crossings">
            {crossings.map(({ guests, cheaper, dearer, open }) => (
              <li key={`${guests} ${cheaper.slug} ${dearer.slug}`}>
                From {guests} guests, {cheaper.name} begins to cost less than {dearer.name}
                {open ? ", as far as anybody has published" : ""}.
              </li>
            ))}
          </ul>
        )}
        <p className="note">
          The firm line is the least that each comes to, the band what is not settled. A dot is where a larger
          room begins; a line ends where the venue is full. What nobody has published is in neither.
        </p>
      </figcaption>
    </figure>
  );
});
