import { ChoiceField, TextField } from "#app/ui/design-system/form-fields.tsx";
import { fieldsOf } from "#app/messaging/forms/field-props.ts";
import { SenderFields } from "#app/messaging/forms/sender-fields.tsx";

import type { EnquiryErrors } from "./enquiry.ts";
import { guestCounts, longest } from "#app/couple/enquiries/enquiry-options.ts";
import type { EnquiryValues } from "./read-enquiry-form.ts";

export type EnquiryFieldProps = {
  idPrefix: string;
  errors: EnquiryErrors;
  /** What was typed before a post without scripts was refused. */
  values?: EnquiryValues | null;
};

/** Who writes, and where the answer goes. */
export function EnquirySender(props: EnquiryFieldProps) {
  return (
    <SenderFields
      {...props}
      values={props.values}
      name={{ field: "name", label: "Name" }}
      longest={longest}
    />
  );
}

export function WeddingDateField({ idPrefix, errors, values }: EnquiryFieldProps) {
  return (
    <TextField
      {...fieldsOf(idPrefix, errors, values)("eventDate")}
      label="Wedding date"
      type="date"
      required
    />
  );
}

/** @param none what stands there before a number is chosen */
export function GuestCountField({ idPrefix, errors, values, none }: EnquiryFieldProps & { none?: string }) {
  return (
    <ChoiceField
      {...fieldsOf(idPrefix, errors, values)("guestCount")}
      label="Guest count"
      none={none}
      options={guestCounts}
      labelOf={(count) => `${count} guests`}
    />
  );
}
