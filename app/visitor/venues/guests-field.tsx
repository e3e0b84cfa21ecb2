import { formatCount } from "#app/languages/site-language.ts";
import { useUrlQueryField } from "#app/site/url-state/use-url-query-field.ts";

import type { VenueControls } from "./use-venue-query.ts";
import { maxFilterGuests, parseGuests, type VenueQuery } from "./venue-query.ts";

const read = (text: string) => ({ guests: parseGuests(text) });
const show = ({ guests }: VenueQuery) => (guests === null ? "" : String(guests));

/** How many guests; a number that no venue is asked for is said to be one, and filters nothing. */
export function GuestsField({ controls: { query, latest, type } }: { controls: VenueControls }) {
  return (
    <label className="field venue-filters__guests">
      <span className="field__label">Guests</span>
      <input
        type="number"
        name="guests"
        className="input"
        inputMode="numeric"
        min={1}
        max={maxFilterGuests}
        placeholder="How many?"
        {...useUrlQueryField({ query, latest, type, read, show })}
      />
      <span className="field__error venue-filters__limit">
        Enter a number from 1 to {formatCount(maxFilterGuests)}.
      </span>
    </label>
  );
}
