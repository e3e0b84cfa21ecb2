import type { ReactNode } from "react";

import type { ListingCard } from "#app/directory/listing-card.ts";

import { guestCounts, longest } from "./enquiry-options.ts";
import { EnquiryFormFrame } from "./enquiry-form-frame.tsx";
import { ChoiceField, TextArea, TextField } from "#app/design-system/form-fields.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

type ShortEnquiryFormProps = {
  vendor: Pick<ListingCard, "id" | "name">;
  /** A field named `questions`, on pages that have questions to offer. */
  renderQuestions?: (error: string | undefined) => ReactNode;
  /** What else to do when the enquiry is kept. */
  onKept?: () => void;
};

/** The enquiry to one vendor, on its page. */
export function ShortEnquiryForm({ vendor, renderQuestions, onKept }: ShortEnquiryFormProps) {
  const controls = useEnquiryForm({}, onKept);
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
      <div className="field--pair">
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
          none="Not sure yet"
          options={guestCounts}
          labelOf={(count) => `${count} guests`}
        />
      </div>
      {renderQuestions?.(errors.questions)}
      <TextArea
        idPrefix={id}
        name="additionalInfo"
        label={renderQuestions ? "Anything else" : `Your question to ${vendor.name}`}
        error={errors.additionalInfo}
        value={undefined}
        maxLength={longest.additionalInfo}
      />
    </EnquiryFormFrame>
  );
}
