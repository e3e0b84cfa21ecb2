import { Form } from "react-router";

import { FieldError, TextArea, TextField } from "#app/design-system/form-fields.tsx";
import { FormTrouble } from "#app/letterbox/form-outcome.tsx";

import type { OwnFact } from "./own-facts.server.ts";
import { longestFact, reportAnswers, type ReportErrors, type ReportValues } from "./report-options.ts";

type FactReportFormProps = {
  fact: OwnFact;
  errors: ReportErrors;
  /** What was typed before a post was refused. */
  typed: ReportValues | null;
};

/** Says one fact, or that it still holds: what couples read now stands in it. */
export function FactReportForm({ fact, errors, typed }: FactReportFormProps) {
  const id = `fact-${fact.key}`;
  const value = (field: "answer" | "text" | "guestsFrom" | "guestsTo") =>
    typed?.[field][0] ?? fact.typed[field];
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="what" value="fact" />
      <input type="hidden" name="fact" value={fact.key} />
      <FormTrouble errors={[errors.form, errors.fact]} />
      <p className="own-facts__question">{fact.question}</p>
      {fact.toldAs === "guests" ? (
        <div className="private__prices">
          <People
            id={id}
            name="guestsFrom"
            label="From"
            error={errors.guestsFrom}
            value={value("guestsFrom")}
          />
          <People
            id={id}
            name="guestsTo"
            label="to"
            error={errors.guestsTo}
            value={value("guestsTo")}
            required
          />
        </div>
      ) : (
        <>
          {fact.toldAs === "answer" && (
            <Answers id={id} label={fact.label} chosen={value("answer")} error={errors.answer} />
          )}
          <TextArea
            idPrefix={id}
            name="text"
            label="In a sentence or two"
            {...(fact.toldAs === "answer" ? { hint: "(what it depends on, hours, fees)" } : {})}
            error={errors.text}
            value={value("text")}
            maxLength={longestFact}
          />
        </>
      )}
      <button type="submit" className="button button--line">
        {fact.now === null ? "Tell couples" : "Say it as of today"}
      </button>
    </Form>
  );
}

type AnswersProps = { id: string; label: string; chosen: string; error: string | undefined };

function Answers({ id, label, chosen, error }: AnswersProps) {
  return (
    <fieldset className="field" aria-describedby={error === undefined ? undefined : `${id}-answer-error`}>
      <legend className="visually-hidden">{label}</legend>
      <div className="own-facts__answers">
        {reportAnswers.map((option) => (
          <label key={option.id}>
            <input
              type="radio"
              name="answer"
              value={option.id}
              defaultChecked={chosen === option.id}
              required
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-answer-error`} error={error} />
    </fieldset>
  );
}

type PeopleProps = {
  id: string;
  name: "guestsFrom" | "guestsTo";
  label: string;
  error: string | undefined;
  value: string;
  required?: boolean;
};

function People({ id, name, label, ...field }: PeopleProps) {
  const hint = field.required ? "(at most)" : "(optional)";
  return (
    <TextField
      idPrefix={id}
      name={name}
      label={label}
      hint={hint}
      inputMode="numeric"
      maxLength={5}
      {...field}
    />
  );
}
