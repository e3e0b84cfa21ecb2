import { memo, useState } from "react";

import { maxCostVenues } from "#app/catalogue/event-costs/costs-path.ts";
import { useSavedIds } from "#app/catalogue/saved-list/saved-list-provider.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { formatCostRequest, type CostRequest } from "#app/catalogue/event-costs/cost-request.ts";
import type { VenueChoice } from "./list-cost-venues.ts";

type VenueChoicesProps = {
  choices: readonly VenueChoice[];
  slugs: readonly string[];
  request: CostRequest;
};

/** The venues to compare: those that a visitor saved by a press, all others as boxes to tick. */
export function VenueChoices({ choices, slugs, request }: VenueChoicesProps) {
  const saved = useSavedIds();
  const hearts = choices.filter(({ id, slug }) => saved.includes(id) && !slugs.includes(slug));
  // It stays as it is while one box after the other is ticked.
  const [begunEmpty] = useState(slugs.length === 0);
  const full = slugs.length >= maxCostVenues;
  return (
    <details className="venue-choices panel" open={begunEmpty}>
      <summary>
        <span className="heading-small">Venues</span>{" "}
        <span className="note">
          {slugs.length === 0
            ? `Choose up to ${maxCostVenues}`
            : `${slugs.length} of ${maxCostVenues} chosen`}
        </span>
      </summary>
      {hearts.length > 0 && !full && (
        <p className="venue-choices__saved">
          <ThemeLink
            to={formatCostRequest({ ...request, slugs: [...slugs, ...hearts.map(({ slug }) => slug)] })}
            preventScrollReset
            className="button button--line button--small"
          >
            Add {hearts.length === 1 ? "the venue" : `the ${hearts.length} venues`} that you saved
          </ThemeLink>
        </p>
      )}
      <VenueBoxes choices={choices} chosen={slugs.join(",")} isFull={full} />
      <p className="without-script">
        <button type="submit" className="button button--line button--small">
          Compare these
        </button>
      </p>
    </details>
  );
}

type VenueBoxesProps = {
  choices: readonly VenueChoice[];
  /** Slugs with commas between: equal text is no change. */
  chosen: string;
  isFull: boolean;
};

const VenueBoxes = memo(function VenueBoxes({ choices, chosen, isFull }: VenueBoxesProps) {
  const slugs = new Set(chosen.split(","));
  return (
    <ul>
      {choices.map(({ slug, name, fictional }) => (
        <li key={slug}>
          <label className="checkbox">
            <input
              type="checkbox"
              name="venues"
              value={slug}
              defaultChecked={slugs.has(slug)}
              disabled={isFull && !slugs.has(slug)}
            />
            <span>
              {name} {fictional && <span className="sample">sample</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
});
