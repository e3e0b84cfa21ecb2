import type { Ref } from "react";

import type { ListingCard } from "#app/directory/listing-card.ts";

import { guestCounts, longest } from "./enquiry-options.ts";
import { EnquiryFormFrame } from "./enquiry-form-frame.tsx";
import { ChoiceField, TextArea, TextField } from "#app/design-system/form-fields.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

type ShortEnquiryFormProps = {
  vendor: Pick<ListingCard, "id" | "name">;
  /** A field for questions, on pages that have questions to offer. */
  questions?: { field: Ref<HTMLTextAreaElement>; text: string; said: string; onKept: () => void };
};

/** The enquiry to one vendor, on its page. */
export function ShortEnquiryForm({ vendor, questions }: ShortEnquiryFormProps) {
  const controls = useEnquiryForm({}, questions?.onKept);
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
      {questions && (
        <div>
          <TextArea
            idPrefix={id}
            name="questions"
            label="Your questions"
            hint="(one on each line)"
            error={errors.questions}
            value={questions.text}
            maxLength={longest.questions}
            ref={questions.field}
          />
          <p role="status" className="note">
            {questions.said}
          </p>
        </div>
      )}
      <TextArea
        idPrefix={id}
        name="additionalInfo"
        label={questions ? "Anything else" : `Your question to ${vendor.name}`}
        error={errors.additionalInfo}
        value={undefined}
        maxLength={longest.additionalInfo}
      />
    </EnquiryFormFrame>
  );
}
