import type { ListingCard } from "#app/directory/listing-card.ts";

import { longest } from "./enquiry.ts";
import { guestCounts } from "./enquiry-options.ts";
import { EnquiryFormFrame } from "./enquiry-form-frame.tsx";
import { ChoiceField, TextArea, TextField } from "./form-fields.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

/** The enquiry to one vendor, on its page. */
export function ShortEnquiryForm({ vendor }: { vendor: Pick<ListingCard, "id" | "name"> }) {
  const controls = useEnquiryForm({});
  const { errors } = controls;
  const id = "ask";
  return (
    <EnquiryFormFrame controls={controls} submitLabel="Send enquiry" offered={[vendor.id]}>
      <input type="hidden" name="vendors" value={vendor.id} />
      <TextField
        idPrefix={id}
        name="name"
        label="Name"
        error={errors.name}
        value={undefined}
        required
        maxLength={longest.name}
        autoComplete="name"
      />
      <TextField
        idPrefix={id}
        name="email"
        label="Email"
        type="email"
        error={errors.email}
        value={undefined}
        required
        maxLength={longest.email}
        autoComplete="email"
      />
      <TextField
        idPrefix={id}
        name="eventDate"
        label="Wedding date"
        type="date"
        error={errors.eventDate}
        value={undefined}
        required
      />
      <ChoiceField
        idPrefix={id}
        name="guestCount"
        label="Guest count"
        error={errors.guestCount}
        value={undefined}
        options={guestCounts}
        labelOf={(count) => `${count} guests`}
      />
      <TextArea
        idPrefix={id}
        name="additionalInfo"
        label={`Your question to ${vendor.name}`}
        error={errors.additionalInfo}
        value={undefined}
        maxLength={longest.additionalInfo}
      />
    </EnquiryFormFrame>
  );
}
