import { RadioField, TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { FormErrorSummary } from "#app/messaging/forms/form-outcome.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import type { OwnFact } from "./own-facts.server.ts";
import {
  maxFactLength,
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
  const id = `fact-${fact.key}`;
  const value = (name: "answer" | "text" | "guestsFrom" | "guestsTo") => typed?.[name][0] ?? fact.typed[name];
  const field = createFieldProps(id, errors, {
    answer: value("answer"),
    text: value("text"),
    guestsFrom: value("guestsFrom"),
    guestsTo: value("guestsTo"),
  });
  const people = (name: "guestsFrom" | "guestsTo", label: string, hint: "(optional)" | "(at most)") => (
    <TextField
      {...field(name)}
      label={label}
      hint={hint}
      inputMode="numeric"
      maxLength={5}
      required={hint === "(at most)"}
    />
  );
  return (
    <PrivateForm preventScrollReset>
      <input type="hidden" name="what" value="fact" />
      <input type="hidden" name="fact" value={fact.key} />
      <FormErrorSummary errors={[errors.form, errors.fact]} />
      <p className="own-facts__question">{fact.question}</p>
      {fact.toldAs === "guests" ? (
        <div className="private__prices">
          {people("guestsFrom", "From", "(optional)")}
          {people("guestsTo", "to", "(at most)")}
        </div>
      ) : (
        <>
          {fact.toldAs === "answer" && (
            <RadioField
              {...field("answer")}
              label={fact.label}
              labelHidden
              className="own-facts__answers"
              options={factReportAnswers}
            />
          )}
          <TextArea
            {...field("text")}
            label="In a sentence or two"
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
