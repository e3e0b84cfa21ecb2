import { useLocation } from "react-router";

import { isCalendarDate } from "#app/alberta-time/alberta-time.ts";
import { LiveForm } from "#app/design-system/live-form.tsx";
import { Icon } from "#app/illustrations/icon.tsx";
import { besidesDate } from "#app/planning-tools/tool-address.ts";

import { places } from "./places.ts";
import type { DateRequest } from "./read-date-request.ts";

/** Asks for a day and a place. */
export function DateForm({ request }: { request: DateRequest }) {
  const { search } = useLocation();
  const isText = request.trouble !== null && !isCalendarDate(request.text);
  return (
    <LiveForm
      action="/planning-tools"
      fragment="day"
      className="tool-form tool-form--date"
      carried={besidesDate(search)}
    >
      <div className="field tool-form__day">
        <label className="field__label" htmlFor="wedding-day">
          Day
        </label>
        <input
          id="wedding-day"
          className="input"
          name="date"
          // A date field would swallow what is no date.
          type={isText ? "text" : "date"}
          min={isText ? undefined : "2000-01-01"}
          pattern="\d{4}-\d{2}-\d{2}"
          maxLength={isText ? 40 : undefined}
          defaultValue={request.text}
          {...(request.trouble !== null && { "aria-invalid": true, "aria-describedby": "wedding-day-error" })}
        />
        {request.trouble !== null && (
          <p className="field__error" id="wedding-day-error">
            <Icon name="alert" />
            {request.trouble}
          </p>
        )}
      </div>
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
