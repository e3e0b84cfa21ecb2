import type { ReactNode } from "react";

import { formatDay, formatTime } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";
import { FieldError } from "#app/ui/form-fields/field-error.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { eventEmblem } from "#app/plan/ui/event-emblems.ts";
import type { HouseholdView, InvitedEvent, InvitedPerson } from "#app/plan/projections/household-view.ts";

import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import { householdIdPrefix } from "./household-labels.ts";
import { MissingFields } from "./missing-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ShownValue } from "./shown-value.tsx";

import "./household-page.css";

type HouseholdFieldsProps = {
  say: Say<"reply" | "diet" | "date" | "time">;
  view: HouseholdView;
  fields: readonly InvitedPerson[];
  errors: RsvpReplyErrors;
  values: RsvpReplyValues;
  /** No replies are taken: it can only be read. */
  isClosed: boolean;
  children?: ReactNode;
};

/** What a household is asked: who comes to each of its events, their names and food, and a message. */
export function HouseholdFields({
  say,
  view,
  fields,
  errors,
  values,
  isClosed,
  children,
}: HouseholdFieldsProps) {
  return (
    <fieldset className="household__all" disabled={isClosed}>
      <legend className="visually-hidden">{say("reply", "yourAnswer")}</legend>
      {view.events.map((event) => (
        <div key={event.id}>
          <EventAnswer
            say={say}
            event={event}
            typed={values[`coming-${event.id}`]?.[0]}
            error={errors[`coming-${event.id}`]}
          />
          <ShownValue
            field={`coming-${event.id}`}
            value={event.coming === null ? "" : String(event.coming)}
            posted={values}
          />
        </div>
      ))}
      <PersonFields say={say} fields={fields} values={values} errors={errors} />
      <MissingFields say={say} missing={view.missing} values={values} errors={errors} />
      <TextArea
        idPrefix={householdIdPrefix}
        name="message"
        label={say("reply", "message")}
        error={errors.message}
        value={values.message?.[0] ?? view.message}
        maxLength={2000}
      />
      <ShownValue field="message" value={view.message} posted={values} />
      {children}
    </fieldset>
  );
}

/** Up to this number a touch chooses; larger numbers come from a list. */
const mostTiles = 8;

type EventAnswerProps = {
  say: Say<"reply" | "date" | "time">;
  event: InvitedEvent;
  typed: string | undefined;
  error: string | undefined;
};

function EventAnswer({ say, event, typed, error }: EventAnswerProps) {
  const { id, kind, name, date, start, place, invited, coming } = event;
  const field = `coming-${id}`;
  const firstId = `${householdIdPrefix}-${field}`;
  const chosen = typed ?? (coming === null ? "" : String(coming));
  const options = Array.from({ length: invited + 1 }, (_, people) => ({
    value: String(people),
    label: answerLabel(say, people, invited),
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
        {[date === null ? null : formatDay(say, date), start === null ? null : formatTime(say, start)]
          .filter((part) => part !== null)
          .join(" · ")}
        {place !== "" && <span dir="auto">{place}</span>}
      </p>
      {invited <= mostTiles ? (
        <div className="tile-checkboxes household__tiles">
          {options.map(({ value, label }, at) => (
            <label key={value} className="tile-checkbox">
              <input
                id={at === 0 ? firstId : undefined}
                type="radio"
                name={field}
                value={value}
                defaultChecked={value === chosen}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
      ) : (
        <select
          id={firstId}
          name={field}
          className="input"
          defaultValue={chosen}
          aria-label={say("reply", "whoComes", { event: name })}
        >
          <option value="">{say("reply", "chooseCount")}</option>
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

function answerLabel(say: Say<"reply">, people: number, invited: number): string {
  if (people === 0) return say("reply", "notComing");
  return invited === 1 ? say("reply", "coming") : say("reply", "countComing", { count: people });
}
