import type { ReactNode } from "react";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { FormFields } from "#app/messaging/forms/form-fields.tsx";
import { labelsOf } from "#app/messaging/forms/labels-of.ts";

import { describeDeliveryBefore } from "./delivery.ts";
import { enquiryField, enquiryFields } from "./enquiry-form-fields.ts";
import { EnquiryFormFrame } from "./enquiry-form-frame.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

type ShortEnquiryFormProps = {
  vendor: Pick<ListingCard, "id" | "name" | "category" | "fictional">;
  /** Enquiries are mailed to it. */
  reachable: boolean;
  /** One of its emails is confirmed. */
  claimed: boolean;
  /** A field named `questions`, on pages that have questions to offer. */
  renderQuestions?: (error: string | undefined) => ReactNode;
  /** What else to do when the enquiry is saved. */
  onSaved?: () => void;
};

const noErrors = {};

/** The enquiry to one vendor, on its page. */
export function ShortEnquiryForm({
  vendor,
  reachable,
  claimed,
  renderQuestions,
  onSaved,
}: ShortEnquiryFormProps) {
  const { errors, ...controls } = useEnquiryForm(noErrors, onSaved);
  const labels = labelsOf(
    enquiryFields,
    (name) => enquiryField(name).isShort === true && (name !== "questions" || renderQuestions !== undefined),
    {
      questions: "Your questions",
      additionalInfo: renderQuestions ? "Anything else" : `Your question to ${vendor.name}`,
    },
  );
  const fields = { table: enquiryFields, idPrefix: "ask", labels, errors };
  return (
    <EnquiryFormFrame controls={controls} fields={fields} submitLabel="Send enquiry" offered={[vendor.id]}>
      <input type="hidden" name="vendors" value={vendor.id} />
      <FormFields {...fields} part="sender" />
      <FormFields {...fields} part="wedding" none="Not sure yet" />
      {renderQuestions?.(errors.questions)}
      <FormFields {...fields} part="message" />
      <p className="note">
        {describeDeliveryBefore(
          { fictional: vendor.fictional, reachable, claimed },
          vendor.category === "venues",
        )}
        .
      </p>
    </EnquiryFormFrame>
  );
}
