import { useState } from "react";

import type { VenueControls } from "./use-venue-query.ts";
import { mostGuests, parseGuests } from "./venue-query.ts";

/** How many guests: what stands in the field is the visitor's, the query has the number in it. */
export function GuestsField({ controls: { query, type } }: { controls: VenueControls }) {
  const [text, setText] = useState(query.guests === null ? "" : String(query.guests));
  // Cleared from elsewhere, or another address: the field follows.
  const [seen, setSeen] = useState(query.guests);
  if (seen !== query.guests) {
    setSeen(query.guests);
    if (parseGuests(text) !== query.guests) setText(query.guests === null ? "" : String(query.guests));
  }
  return (
    <label className="field venue-filters__guests">
      <span className="field__label">Guests</span>
      <input
        type="number"
        name="guests"
        className="input"
        inputMode="numeric"
        min={1}
        max={mostGuests}
        placeholder="How many?"
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          type({ guests: parseGuests(event.currentTarget.value) });
        }}
      />
    </label>
  );
}
