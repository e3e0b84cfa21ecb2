import { useEffect, useEffectEvent, useRef } from "react";

import { monthNames } from "#app/calendar/format-date.ts";
import { costLimits } from "#app/catalogue/event-costs/cost-event.ts";
import { ThemeField } from "#app/site/theme/theme-field.tsx";
import { themeQueryKey } from "#app/site/theme/theme-name.ts";

import { ChoiceField } from "./choice-field.tsx";
import { CostEventFields } from "./cost-event-fields.tsx";
import type { CostRequest } from "#app/catalogue/event-costs/cost-request.ts";
import type { VenueChoice } from "./list-cost-venues.ts";
import { VenueChoices } from "./venue-choices.tsx";

/** The form that everything on the page belongs to. */
export const costFormId = "cost-form";

/** When the address follows: at once, or after a rest. */
export type ChangeMoment = "now" | "rested";

type CostFormProps = {
  request: CostRequest;
  choices: readonly VenueChoice[];
  change: (values: URLSearchParams, when: ChangeMoment) => void;
};

/** The events and venues; without scripts its button asks for the sums. */
export function CostForm({ request, choices, change }: CostFormProps) {
  const { events, month } = request;
  // What was moved, typed or chosen before the code was here counts, too.
  const form = useRef<HTMLFormElement>(null);
  const takeEarly = useEffectEvent((filled: HTMLFormElement) => {
    if (isChanged(filled)) change(readCostForm(filled), "rested");
  });
  useEffect(() => {
    if (form.current) takeEarly(form.current);
  }, []);
  return (
    <form
      ref={form}
      id={costFormId}
      method="get"
      action="/compare/costs"
      className="cost-form"
      onChange={({ currentTarget, target }) => {
        const isVenue = target instanceof HTMLInputElement && target.name === "venues";
        change(readCostForm(currentTarget), isVenue ? "now" : "rested");
      }}
      onSubmit={(event) => {
        event.preventDefault();
        const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
        const values = readCostForm(event.currentTarget);
        if (submitter instanceof HTMLButtonElement && submitter.name !== "")
          values.set(submitter.name, submitter.value);
        change(values, "now");
      }}
    >
      <div className="cost-form__head">
        <h2 className="heading-large" id="cost-events-heading">
          Your events
        </h2>
        <ChoiceField
          name="month"
          label="Month"
          id="cost-month"
          value={String(month)}
          options={monthNames.map((name, at) => [String(at + 1), name])}
        />
      </div>
      <ol className="cost-form__events">
        {events.map((event, at) => (
          <li key={at} className="panel">
            <CostEventFields event={event} position={at} isOnly={events.length === 1} />
          </li>
        ))}
      </ol>
      <p className="cost-form__actions">
        {events.length < costLimits.events && (
          <button type="submit" name="add" value="1" className="button button--line button--small">
            Add an event
          </button>
        )}
        <button type="submit" className="button button--primary button--small without-script">
          Work out the sums
        </button>
      </p>
      <VenueChoices choices={choices} slugs={request.slugs} request={request} />
      <ThemeField />
    </form>
  );
}

/** Whether a number, a tick or a choice is not the one that the page gave it. */
const isChanged = (form: HTMLFormElement) =>
  [...form.elements].some((field) =>
    field instanceof HTMLSelectElement
      ? field.selectedOptions[0]?.defaultSelected === false
      : field instanceof HTMLInputElement &&
        (field.type === "checkbox"
          ? field.checked !== field.defaultChecked
          : field.type === "number" && field.value !== field.defaultValue),
  );

/** What the form says, as the address does; a ticked box is a venue. */
export function readCostForm(form: HTMLFormElement): URLSearchParams {
  const values = new URLSearchParams();
  const venues: string[] = [];
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== "string" || name === themeQueryKey) continue;
    if (name === "venues") venues.push(value);
    else values.append(name, value);
  }
  if (values.get("move") === "" || values.get("to") === "") {
    values.delete("move");
    values.delete("to");
  }
  return new URLSearchParams([...(venues.length > 0 ? [["venues", venues.join(",")]] : []), ...values]);
}
