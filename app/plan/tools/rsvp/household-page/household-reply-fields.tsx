import type { ReactNode } from "react";

import type { Say } from "#app/languages/translate.ts";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import type { HouseholdView, InvitedPerson } from "#app/plan/projections/household-view.ts";

import { EventAnswer } from "./event-answer.tsx";
import { answerText, dishesByPerson } from "./event-answer-values.ts";
import type { RsvpReplyErrors, RsvpReplyValues } from "./parse-reply-form.ts";
import { householdIdPrefix } from "./household-labels.ts";
import { MissingFields } from "./missing-fields.tsx";
import { PersonFields } from "./person-fields.tsx";
import { ShownDay } from "./shown-day.tsx";
import { ShownValue } from "./shown-value.tsx";

import "./household-page.css";

type HouseholdReplyFieldsProps = {
  say: Say<"reply" | "diet" | "date" | "time">;
  view: HouseholdView;
  fields: readonly InvitedPerson[];
  errors: RsvpReplyErrors;
  values: RsvpReplyValues;
  /** It can only be looked at. */
  isPreview?: boolean;
  children?: ReactNode;
};

/** What a household is asked: who comes to each of its events, their names and food, and a message. */
export function HouseholdReplyFields({
  say,
  view,
  fields,
  errors,
  values,
  isPreview = false,
  children,
}: HouseholdReplyFieldsProps) {
  return (
    <fieldset className="household__all" disabled={isPreview}>
      <legend className="visually-hidden">{say("reply", "yourAnswer")}</legend>
      {view.events.map((event) => (
        <div key={event.id}>
          <EventAnswer say={say} event={event} fields={fields} values={values} errors={errors} />
          <ShownValue field={`coming-${event.id}`} value={answerText(event, fields)} posted={values} />
          <ShownDay event={event} />
        </div>
      ))}
      <PersonFields {...{ say, fields, values, errors }} dishes={dishesByPerson(view.events, fields)} />
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
