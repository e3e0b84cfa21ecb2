import { RadioField } from "#app/ui/form-fields/radio-field.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { OwnFact } from "./own-facts.server.ts";
import {
  maxFactLength,
  maxNumberLength,
  factReportAnswers,
  type FactReportErrors,
  type FactReportValues,
} from "./fact-report-fields.ts";

type FactReportFormProps = {
  fact: OwnFact;
  errors: FactReportErrors;
  /** The values typed before a post was rejected. */
  typed: FactReportValues | null;
};

/** The form to report one fact, or that it still holds; it is filled with what couples read now. */
export function FactReportForm({ fact, errors, typed }: FactReportFormProps) {
  const labels = {
    answer: fact.label,
    text: "In a sentence or two",
    guestsFrom: "Guests from",
    guestsTo: "Guests to",
  };
  const parts = { idPrefix: `fact-${fact.key}`, labels, errors };
  const value = (name: "answer" | "text" | "guestsFrom" | "guestsTo") => typed?.[name][0] ?? fact.typed[name];
  const field = createFieldProps(parts, {
    answer: value("answer"),
    text: value("text"),
    guestsFrom: value("guestsFrom"),
    guestsTo: value("guestsTo"),
  });
  const people = (name: "guestsFrom" | "guestsTo", hint: "(optional)" | "(at most)") => (
    <TextField
      {...field(name)}
      hint={hint}
      inputMode="numeric"
      maxLength={maxNumberLength}
      required={hint === "(at most)"}
    />
  );
  return (
    <PrivateForm preventScrollReset draft={parts.idPrefix} summary={parts}>
      <input type="hidden" name="what" value="fact" />
      <input type="hidden" name="fact" value={fact.key} />
      <p className="own-facts__question">{fact.question}</p>
      {fact.toldAs === "guests" ? (
        <div className="private__prices">
          {people("guestsFrom", "(optional)")}
          {people("guestsTo", "(at most)")}
        </div>
      ) : fact.toldAs === "rate" ? (
        <TextField
          {...field("text")}
          label={fact.label}
          inputMode="numeric"
          maxLength={maxNumberLength}
          required
        />
      ) : (
        <>
          {fact.toldAs === "answer" && (
            <RadioField
              {...field("answer")}
              labelHidden
              className="own-facts__answers"
              options={factReportAnswers}
            />
          )}
          <TextArea
            {...field("text")}
            {...(fact.toldAs === "answer" ? { hint: "(what it depends on, hours, fees)" } : {})}
            maxLength={maxFactLength}
          />
        </>
      )}
      <button type="submit" className="button button--line">
        {fact.now === null ? "Tell couples" : "Confirm as of today"}
      </button>
    </PrivateForm>
  );
}
