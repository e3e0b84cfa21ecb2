import { useLocation } from "react-router";

import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { AutoSubmitForm } from "#app/site/url-state/auto-submit-form.tsx";
import { paramsBesidesDate } from "#app/visitor/tools/tool-url.ts";

import { weddingLocations } from "#app/calendar/wedding-locations.ts";
import type { DateRequest } from "./parse-date-request.ts";

/** The form for a day and a place. */
export function DateForm({ request }: { request: DateRequest }) {
  const { search } = useLocation();
  const isText = request.error !== null && !isCalendarDate(request.text);
  return (
    <AutoSubmitForm
      action="/planning-tools"
      fragment="day"
      className="tool-form"
      carried={paramsBesidesDate(search)}
    >
      <TextField
        idPrefix="wedding"
        name="date"
        label="Day"
        // A date input would drop an invalid date.
        type={isText ? "text" : "date"}
        min={isText ? undefined : "2000-01-01"}
        pattern="\d{4}-\d{2}-\d{2}"
        maxLength={isText ? 40 : undefined}
        value={request.text}
        error={request.error ?? undefined}
      />
      <fieldset className="field">
        <legend className="field__label">Place</legend>
        <div className="tool-form__places">
          {Object.values(weddingLocations).map(({ id, name }) => (
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
    </AutoSubmitForm>
  );
}
