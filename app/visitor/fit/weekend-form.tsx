import { Form } from "react-router";

import { formatMonth } from "#app/calendar/format-date.ts";
import { weekdayNames } from "#app/calendar/date-words.ts";
import { VendorKindsField } from "#app/catalogue/weekend-fit/vendors/vendor-kinds-field.tsx";
import { weekendLimits } from "#app/catalogue/weekend-fit/weekend.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { invalidField } from "#app/ui/form-fields/invalid-field.ts";
import { ThemeField } from "#app/site/theme/theme-field.tsx";
import { ChoiceField } from "#app/visitor/costs/choice-field.tsx";

import type { FitPageData } from "./fit-page.tsx";
import { eventFieldId, WeekendEventFields } from "./weekend-event-fields.tsx";

type WeekendFormProps = Pick<FitPageData, "weekend" | "passedDate" | "months" | "kinds">;

/** A weekend as a form: its events, its days, its budget. It is sent by its button, with and without scripts. */
export function WeekendForm({
  weekend: { events, days, budget, places, vendors },
  passedDate,
  months,
  kinds,
}: WeekendFormProps) {
  const monthOptions = months.map((month) => [month, formatMonth(month)] as const);
  // From next June to September, where nobody has said.
  const june = months.find((month) => month.endsWith("-06")) ?? "";
  const window =
    days.kind === "window" ? days : { from: june, to: june.replace("-06", "-09"), weekday: null };
  const dateError = passedDate === null ? undefined : "that date has passed: choose a later one";
  return (
    <Form method="get" action="/fit#results" className="weekend-form">
      <h2 className="heading-large" id="weekend-heading">
        Your weekend
      </h2>
      <ol className="weekend-form__events">
        {events.map((event, at) => (
          <li key={at} className="panel">
            <WeekendEventFields event={event} position={at} isOnly={events.length === 1} />
          </li>
        ))}
      </ol>
      {events.length < weekendLimits.events && (
        <p className="weekend-form__add">
          <button
            type="submit"
            name="add"
            value="1"
            formAction={`/fit#${eventFieldId(events.length)}`}
            className="button button--line button--small"
          >
            Add an event
          </button>
        </p>
      )}
      <VendorKindsField kinds={kinds} chosen={vendors} />
      <fieldset className="weekend-days panel">
        <legend className="heading-small">Days and budget</legend>
        <div className="weekend-days__row">
          <ChoiceField
            name="when"
            label="When"
            id="fit-when"
            value={passedDate === null ? days.kind : "date"}
            options={[
              ["open", "No dates yet"],
              ["window", "Any days running, between"],
              ["date", "Beginning on a date"],
            ]}
          />
          <ChoiceField name="from" label="From" id="fit-from" value={window.from} options={monthOptions} />
          <ChoiceField name="to" label="To" id="fit-to" value={window.to} options={monthOptions} />
          <ChoiceField
            name="begins"
            label="Day 1 is a"
            id="fit-begins"
            value={window.weekday === null ? "" : String(window.weekday)}
            options={[["", "Any day"], ...weekdayNames.map((name, at) => [String(at), name] as const)]}
          />
          <div className="field fit-date">
            <label className="field__label" htmlFor="fit-date">
              Date of day 1
            </label>
            <input
              className="input"
              type="date"
              id="fit-date"
              name="date"
              defaultValue={passedDate ?? (days.kind === "date" ? days.date : "")}
              {...invalidField("fit-date", dateError)}
            />
            <FieldError id="fit-date-error" error={dateError} />
          </div>
        </div>
        <div className="weekend-days__rest">
          <ChoiceField
            name="places"
            label="Places"
            id="fit-places"
            value={String(places)}
            options={[
              ["1", "All at one place"],
              ["2", "Up to two places"],
              ["3", "Up to three places"],
            ]}
          />
          <div className="field">
            <label className="field__label" htmlFor="fit-budget">
              Budget for the venues, in dollars
            </label>
            <input
              className="input"
              type="number"
              id="fit-budget"
              name="budget"
              min={weekendLimits.budget.min}
              max={weekendLimits.budget.max}
              placeholder="Not decided"
              defaultValue={budget === null ? "" : Math.ceil(budget / 100)}
            />
          </div>
          <button type="submit" className="button button--primary">
            See where it fits
          </button>
        </div>
      </fieldset>
      <ThemeField />
    </Form>
  );
}
