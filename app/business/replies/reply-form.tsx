import { RadioField, SelectInput, TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { FormErrorSummary } from "#app/messaging/forms/form-outcome.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import { quoteUnitLabel } from "#app/couple/enquiries/describe-quote.ts";
import { quoteUnits } from "#database/enums.ts";
import { availabilities } from "#app/couple/enquiries/describe-reply.ts";
import { replyMaxLengths, type VendorReplyErrors, type VendorReplyValues } from "./reply-fields.ts";

type AnswerFormProps = {
  errors: VendorReplyErrors;
  /** The previous answer, or the values typed before a post was rejected. */
  values: VendorReplyValues;
  isFirst: boolean;
  /** The couple's date on this page, which the answer is about; null where it is open. */
  eventDate: string | null;
  /** The couple's guests on this page, in the same way. */
  guests: string | null;
};

const unitOptions = new Map(quoteUnits.map((unit) => [unit as string, quoteUnitLabel(unit)]));

/** A vendor's answer: available or not, a price or a range, what it includes, a message. */
export function ReplyForm({ errors, values, isFirst, eventDate, guests }: AnswerFormProps) {
  const id = "answer";
  const field = createFieldProps(id, errors, values);
  const price = (name: "priceFrom" | "priceTo", label: string, hint: string) => (
    <TextField
      {...field(name)}
      label={label}
      hint={hint}
      inputMode="decimal"
      maxLength={replyMaxLengths.price}
    />
  );
  return (
    <PrivateForm preventScrollReset>
      <FormErrorSummary errors={[errors.form]} />
      <input type="hidden" name="seenDate" value={eventDate ?? ""} />
      <input type="hidden" name="seenGuests" value={guests ?? ""} />
      <RadioField
        {...field("availability")}
        label={
          guests === null ? "Are you free on this date?" : `Are you free on this date, for ${guests} guests?`
        }
        className="private__choices"
        options={availabilities}
      />
      <div className="private__prices">
        {price("priceFrom", "Price", "(optional, dollars)")}
        {price("priceTo", "Up to", "(if it’s a range)")}
        <SelectInput
          {...field("unit")}
          label="This price is"
          none="Choose one"
          options={quoteUnits}
          labelOf={(unit) => unitOptions.get(unit) ?? unit}
        />
      </div>
      <TextArea
        {...field("includes")}
        label="What the price includes"
        hint="(optional)"
        maxLength={replyMaxLengths.includes}
      />
      <TextArea
        {...field("message")}
        label="Your message"
        hint="(optional)"
        maxLength={replyMaxLengths.message}
      />
      <button type="submit" className="button button--primary">
        {isFirst ? "Send answer" : "Send new answer"}
      </button>
    </PrivateForm>
  );
}
