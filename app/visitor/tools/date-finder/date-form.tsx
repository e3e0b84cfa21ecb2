import { useLocation } from "react-router";

import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import { TextField } from "#app/ui/design-system/form-fields.tsx";
import { LiveForm } from "#app/site/url-state/auto-submit-form.tsx";
import { besidesDate } from "#app/planning-tools/tool-address.ts";

import { places } from "#app/date-finder/places.ts";
import type { DateRequest } from "./parse-date-request.ts";

/** Asks for a day and a place. */
export function DateForm({ request }: { request: DateRequest }) {
  const { search } = useLocation();
  const isText = request.trouble !== null && !isCalendarDate(request.text);
  return (
    <LiveForm action="/planning-tools" fragment="day" className="tool-form" carried={besidesDate(search)}>
      <TextField
        idPrefix="wedding"
        name="date"
        label="Day"
        // A date field would swallow what is no date.
        type={isText ? "text" : "date"}
        min={isText ? undefined : "2000-01-01"}
        pattern="\d{4}-\d{2}-\d{2}"
        maxLength={isText ? 40 : undefined}
        value={request.text}
        error={request.trouble ?? undefined}
      />
      <fieldset className="field">
        <legend className="field__label">Place</legend>
        <div className="tool-form__places">
          {Object.values(places).map(({ id, name }) => (
            <label key={id} className="tool-form__place">
              <input type="radio" name="place" value={id} defaultChecked={request.place === id} />
              <span>{name}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button button--primary">
        Show the day
      </button>
    </LiveForm>
  );
}
