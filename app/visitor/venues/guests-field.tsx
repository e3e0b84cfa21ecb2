import { useUrlQueryField } from "#app/site/url-state/use-url-query-field.ts";

import type { VenueControls } from "./use-venue-query.ts";
import { maxFilterGuests, parseGuests, type VenueQuery } from "./venue-query.ts";

const read = (text: string) => ({ guests: parseGuests(text) });
const show = ({ guests }: VenueQuery) => (guests === null ? "" : String(guests));

/** How many guests. The browser says what is wrong with a number that no venue is asked for: it filters nothing. */
export function GuestsField({ controls: { query, latest, type } }: { controls: VenueControls }) {
  const field = useUrlQueryField({ query, latest, type, read, show });
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
        {...field}
        onChange={(event) => {
          field.onChange(event);
          event.currentTarget.reportValidity();
        }}
      />
    </label>
  );
}
