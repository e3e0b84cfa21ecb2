import { RadioField } from "#app/ui/form-fields/radio-field.tsx";
import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import { quoteUnitLabel } from "#app/couple/enquiries/describe-quote.ts";
import { quoteUnits } from "#database/enums.ts";
import { formatGuestsAnswered } from "#app/couple/enquiries/stated-guests.ts";
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
  /** Number of the newest message on this page, which the business has read when it answers; 0 for none. */
  newestMessage: number;
};

const unitOptions = new Map<string, string>(quoteUnits.map((unit) => [unit, quoteUnitLabel(unit)]));

/** A vendor's answer: available or not, a price or a range, what it includes, a message. */
export function ReplyForm({ errors, values, isFirst, eventDate, guests, newestMessage }: AnswerFormProps) {
  const labels = {
    availability:
      guests === null
        ? "Are you free on this date?"
        : `Are you free on this date, for ${formatGuestsAnswered(guests)}?`,
    priceFrom: "Price",
    priceTo: "Up to",
    unit: "This price is",
    includes: "What the price includes",
    message: "Your message",
  };
  const parts = { idPrefix: "answer", labels, errors };
  const field = createFieldProps(parts, values);
  const price = (name: "priceFrom" | "priceTo", hint: string) => (
    <TextField {...field(name)} hint={hint} inputMode="decimal" maxLength={replyMaxLengths.price} />
  );
  return (
    <PrivateForm preventScrollReset draft="answer" summary={parts}>
      <input type="hidden" name="seenDate" value={eventDate ?? ""} />
      <input type="hidden" name="seenGuests" value={guests ?? ""} />
      <input type="hidden" name="seenMessage" value={newestMessage} />
      <RadioField {...field("availability")} className="private__choices" options={availabilities} />
      <p className="note">If you’re not available, no price is sent.</p>
      <div className="private__prices">
        {price("priceFrom", "(optional, dollars)")}
        {price("priceTo", "(if it’s a range)")}
        <SelectInput
          {...field("unit")}
          none="Choose one"
          options={quoteUnits}
          labelOf={(unit) => unitOptions.get(unit) ?? unit}
        />
      </div>
      <TextArea {...field("includes")} hint="(optional)" maxLength={replyMaxLengths.includes} />
      <TextArea
        {...field("message")}
        hint={isFirst || !values.message ? "(optional)" : "(sent again: change it if your answer changes)"}
        maxLength={replyMaxLengths.message}
      />
      <button type="submit" className="button button--primary">
        {isFirst ? "Send answer" : "Send new answer"}
      </button>
    </PrivateForm>
  );
}
