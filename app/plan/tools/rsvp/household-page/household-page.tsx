import { formatDate } from "#app/calendar/format-date.ts";
import { formatTimeOfDay } from "#app/calendar/format-time-of-day.ts";
import { FieldError, TextArea } from "#app/ui/design-system/form-fields.tsx";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { FormErrorSummary } from "#app/messaging/forms/form-outcome.tsx";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { eventEmblem } from "#app/plan/ui/event-emblems.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";

import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import type { HouseholdView, InvitedEvent, InvitedPerson } from "#app/plan/projections/household-view.ts";
import { PersonFields } from "./person-fields.tsx";

import "./household-page.css";

type HouseholdPageProps = {
  view: HouseholdView;
  fields: readonly InvitedPerson[];
  /** The last day for answers has passed. */
  isOver: boolean;
  isKept: boolean;
  errors: RsvpReplyErrors;
  values: RsvpReplyValues;
};

/** A household's view of a wedding: its own events, and the form for its reply. */
export function HouseholdPage({ view, fields, isOver, isKept, errors, values }: HouseholdPageProps) {
  const { couple, name, note, contact, until } = view;
  return (
    <PrivatePageLayout
      title="Your invitation"
      eyebrow={name === "" ? "You are invited" : `${name}, you are invited`}
      heading={couple === "" ? "A wedding" : couple}
    >
      {isKept && Object.keys(errors).length === 0 && (
        <output className="private__notice">
          Thank you: your answer is with the couple. Until the day to answer by you can change it here.
        </output>
      )}
      {note !== "" && <p className="household__note">{note}</p>}
      <section className="panel household">
        {until !== null && (
          <p className="household__until">
            {isOver ? (
              <>The day to answer by was {formatDate(until)}. What you said stands as it is.</>
            ) : (
              <>
                Please answer by <time dateTime={until}>{formatDate(until)}</time>.
              </>
            )}
          </p>
        )}
        <PrivateForm className="household__form">
          <FormErrorSummary errors={[errors.form]} />
          <fieldset className="household__all" disabled={isOver}>
            <legend className="visually-hidden">Your answer</legend>
            {view.events.map((event) => (
              <EventAnswer
                key={event.id}
                event={event}
                typed={values[`coming-${event.id}`]?.[0]}
                error={errors[`coming-${event.id}`]}
              />
            ))}
            <PersonFields fields={fields} values={values} errors={errors} />
            <TextArea
              idPrefix="household"
              name="message"
              label="A message to the couple"
              error={errors.message}
              value={values.message?.[0] ?? view.message}
              maxLength={2000}
            />
            <HoneypotField />
            {!isOver && (
              <button type="submit" className="button button--primary">
                Send the answer
              </button>
            )}
          </fieldset>
        </PrivateForm>
        {contact !== "" && <p className="note">Questions? {contact}</p>}
      </section>
    </PrivatePageLayout>
  );
}

/** Up to this number a touch chooses; larger numbers come from a list. */
const mostTiles = 8;

function EventAnswer({
  event,
  typed,
  error,
}: {
  event: InvitedEvent;
  typed: string | undefined;
  error: string | undefined;
}) {
  const { id, kind, name, date, start, place, invited, coming } = event;
  const field = `coming-${id}`;
  const chosen = typed ?? (coming === null ? "" : String(coming));
  const options = Array.from({ length: invited + 1 }, (_, people) => ({
    value: String(people),
    label: people === 0 ? "Cannot come" : invited === 1 ? "Coming" : `${people} coming`,
  }));
  return (
    <fieldset
      className="household__event"
      {...(error === undefined ? {} : { "aria-invalid": true, "aria-describedby": `${field}-error` })}
    >
      <legend>
        <Emblem kind={eventEmblem(kind)} />
        {name}
      </legend>
      <p className="household__when">
        {[
          date === null ? null : formatDate(date),
          start === null ? null : formatTimeOfDay(start),
          place || null,
        ]
          .filter((part) => part !== null)
          .join(" · ")}
      </p>
      {invited <= mostTiles ? (
        <div className="tile-checkboxes household__tiles">
          {options.map(({ value, label }) => (
            <label key={value} className="tile-checkbox">
              <input type="radio" name={field} value={value} defaultChecked={value === chosen} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      ) : (
        <select name={field} className="input" defaultValue={chosen} aria-label={`Who comes to ${name}`}>
          <option value="">Choose how many come</option>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
      <FieldError id={`${field}-error`} error={error} />
    </fieldset>
  );
}
