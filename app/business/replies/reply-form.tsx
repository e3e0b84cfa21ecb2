import { RadioField, TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import { fieldsOf } from "#app/messaging/forms/field-props.ts";
import { FormTrouble } from "#app/messaging/forms/form-outcome.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import { availabilities } from "#app/answers/describe-answer.ts";
import { longestAnswer, type AnswerErrors, type AnswerValues } from "#app/answers/answer-options.ts";

type AnswerFormProps = {
  errors: AnswerErrors;
  /** What was answered before, or typed before a post was refused. */
  values: AnswerValues;
  isFirst: boolean;
};

/** A vendor's answer: available or not, a price or a range, what it includes, a message. */
export function AnswerForm({ errors, values, isFirst }: AnswerFormProps) {
  const id = "answer";
  const field = fieldsOf(id, errors, values);
  const price = (name: "priceFrom" | "priceTo", label: string, hint: string) => (
    <TextField
      {...field(name)}
      label={label}
      hint={hint}
      inputMode="decimal"
      maxLength={longestAnswer.price}
    />
  );
  return (
    <PrivateForm preventScrollReset>
      <FormTrouble errors={[errors.form]} />
      <RadioField
        {...field("availability")}
        label="Are you free on this date?"
        className="private__choices"
        options={availabilities}
      />
      <div className="private__prices">
        {price("priceFrom", "Price from", "(optional, dollars)")}
        {price("priceTo", "to", "(optional)")}
      </div>
      <TextArea
        {...field("includes")}
        label="What the price includes"
        hint="(optional)"
        maxLength={longestAnswer.includes}
      />
      <TextArea
        {...field("message")}
        label="Your message"
        hint="(optional)"
        maxLength={longestAnswer.message}
      />
      <button type="submit" className="button button--primary">
        {isFirst ? "Send the answer" : "Send the new answer"}
      </button>
    </PrivateForm>
  );
}
