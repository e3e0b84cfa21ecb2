import { useState } from "react";

import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { ThemeField } from "#app/site/theme/theme-field.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { GuestsField } from "./guests-field.tsx";
import type { VenueControls } from "./use-venue-query.ts";
import type { VenueGroupId } from "#content/catalogue/venue-profile.ts";
import { venueGroupLabel } from "./venue-groups.ts";
import { venueNeeds } from "./venue-needs.ts";
import { emptyVenueQuery, isFiltering } from "./venue-query.ts";

type ControlsProps = { controls: VenueControls };

/**
 * The ticket under the hero: groups of venues as buttons, and the deciding facts. Without scripts every
 * button submits the form; the hidden fields come first, so that a button overrides them.
 */
export function VenueFilters({ controls }: ControlsProps) {
  const { query } = controls;
  return (
    <section className="venue-filters" aria-label="Filter venues">
      <div className="wrap">
        <form
          method="get"
          action="/venues"
          className="venue-filters__ticket framed-ticket"
          onSubmit={(event) => event.preventDefault()}
        >
          {query.group !== null && <input type="hidden" name="group" value={query.group} />}
          {query.saved.length > 0 && <input type="hidden" name="saved" value={query.saved.join(",")} />}
          <ThemeField />
          {/* Enter in a field presses the first button of a form: this one, which changes no group. */}
          <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true">
            Show venues
          </button>
          <VenueKinds controls={controls} />
          <DecidingFacts controls={controls} />
          {isFiltering(query) && <ClearVenueFilters controls={controls} />}
        </form>
      </div>
    </section>
  );
}

function VenueKinds({ controls: { query, choose } }: ControlsProps) {
  const { pack } = useWeddingTheme();
  const kind = (group: VenueGroupId | null, label: string) => (
    <button
      key={label}
      type="submit"
      name="group"
      value={group ?? ""}
      className="choice"
      aria-pressed={query.group === group}
      onClick={(event) => {
        event.preventDefault();
        choose({ group });
      }}
    >
      {label}
    </button>
  );
  return (
    <fieldset className="venue-filters__groups" aria-label="Kind of venue">
      {kind(null, "All Venues")}
      {pack.venues.filters.map((group) => kind(group, venueGroupLabel(group)))}
    </fieldset>
  );
}

function DecidingFacts({ controls }: ControlsProps) {
  const { query } = controls;
  // Active needs are visible on a small screen too; from then on the visitor folds them.
  const [open] = useState(query.guests !== null || query.needs.length > 0);
  return (
    <details className="venue-filters__facts" open={open}>
      <summary>
        <Icon name="filter" /> Guests, fire, kitchens, access
      </summary>
      <div className="venue-filters__fields">
        <GuestsField controls={controls} />
        <VenueNeeds controls={controls} />
        <button type="submit" className="button button--primary button--small without-script">
          Show venues
        </button>
      </div>
    </details>
  );
}

function VenueNeeds({ controls: { query, choose } }: ControlsProps) {
  const toggle = (id: (typeof venueNeeds)[number]["id"]) =>
    choose({
      needs: venueNeeds.map((need) => need.id).filter((need) => (need === id) !== query.needs.includes(need)),
    });
  return (
    <fieldset>
      <legend>Must allow or offer</legend>
      <div className="venue-filters__needs">
        {venueNeeds.map(({ id, label }) => (
          <label key={id} className="checkbox">
            <input
              type="checkbox"
              name="need"
              value={id}
              checked={query.needs.includes(id)}
              onChange={() => toggle(id)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Clears all needs; the saved list stays. */
export function ClearVenueFilters({ controls: { query, choose, hrefOf } }: ControlsProps) {
  const cleared = { ...emptyVenueQuery, saved: query.saved };
  return (
    <ActionLink href={hrefOf(cleared)} className="text-link" onAction={() => choose(cleared)}>
      Clear all filters
    </ActionLink>
  );
}
