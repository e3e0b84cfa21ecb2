import { Form } from "react-router";

import { FieldError, TextArea, TextField } from "#app/design-system/form-fields.tsx";
import { FormTrouble } from "#app/letterbox/form-outcome.tsx";

import { availabilities } from "./describe-answer.ts";
import { longestAnswer, type AnswerErrors, type AnswerValues } from "./answer-options.ts";

type AnswerFormProps = {
  errors: AnswerErrors;
  /** What was answered before, or typed before a post was refused. */
  values: AnswerValues;
  isFirst: boolean;
};

/** A vendor's answer: available or not, a price or a range, what it includes, a message. */
export function AnswerForm({ errors, values, isFirst }: AnswerFormProps) {
  const id = "answer";
  const price = (name: "priceFrom" | "priceTo", label: string, hint: string) => (
    <TextField
      idPrefix={id}
      name={name}
      label={label}
      hint={hint}
      error={errors[name]}
      value={values[name]}
      inputMode="decimal"
      maxLength={longestAnswer.price}
    />
  );
  return (
    <Form method="post" preventScrollReset>
      <FormTrouble errors={[errors.form]} />
      <fieldset
        className="field"
        aria-describedby={errors.availability === undefined ? undefined : "availability-error"}
      >
        <legend className="field__label">Are you free on this date?</legend>
        <div className="private__choices">
          {availabilities.map((option) => (
            <label key={option.id}>
              <input
                type="radio"
                name="availability"
                value={option.id}
                defaultChecked={values.availability === option.id}
                required
              />
              {option.label}
            </label>
          ))}
        </div>
        <FieldError id="availability-error" error={errors.availability} />
      </fieldset>
      <div className="private__prices">
        {price("priceFrom", "Price from", "(optional, dollars)")}
        {price("priceTo", "to", "(optional)")}
      </div>
      <TextArea
        idPrefix={id}
        name="includes"
        label="What the price includes"
        hint="(optional)"
        error={errors.includes}
        value={values.includes}
        maxLength={longestAnswer.includes}
      />
      <TextArea
        idPrefix={id}
        name="message"
        label="Your message"
        hint="(optional)"
        error={errors.message}
        value={values.message}
        maxLength={longestAnswer.message}
      />
      <button type="submit" className="button button--primary">
        {isFirst ? "Send the answer" : "Send the new answer"}
      </button>
    </Form>
  );
}
