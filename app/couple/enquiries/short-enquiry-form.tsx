import type { ReactNode } from "react";

import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { deliveryMethodFor, describeDelivery } from "./delivery.ts";
import { EnquiryFieldInput, EnquiryFormFields, enquiryLabels } from "./enquiry-fields.tsx";
import { enquiryField } from "./enquiry-form-fields.ts";
import { EnquiryFormFrame } from "./enquiry-form-frame.tsx";
import { useEnquiryForm } from "./use-enquiry-form.ts";

type ShortEnquiryFormProps = {
  vendor: Pick<ListingCard, "id" | "name" | "category" | "fictional">;
  /** Enquiries are mailed to it. */
  reachable: boolean;
  /** A field named `questions`, on pages that have questions to offer. */
  renderQuestions?: (error: string | undefined) => ReactNode;
  /** What else to do when the enquiry is kept. */
  onKept?: () => void;
};

const noErrors = {};

/** The enquiry to one vendor, on its page. */
export function ShortEnquiryForm({ vendor, reachable, renderQuestions, onKept }: ShortEnquiryFormProps) {
  const { errors, ...controls } = useEnquiryForm(noErrors, onKept);
  const labels = enquiryLabels(
    (name) =>
      enquiryField(name).part === "sender" ||
      /^(?:eventDate|guestCount|guestNumber|additionalInfo)$/.test(name) ||
      (name === "questions" && renderQuestions !== undefined),
    {
      questions: "Your questions",
      additionalInfo: renderQuestions ? "Anything else" : `Your question to ${vendor.name}`,
    },
  );
  const fields = { idPrefix: "ask", labels, errors };
  return (
    <EnquiryFormFrame controls={controls} fields={fields} submitLabel="Send enquiry" offered={[vendor.id]}>
      <input type="hidden" name="vendors" value={vendor.id} />
      <EnquiryFormFields {...fields} part="sender" />
      <div className="field--pair">
        <EnquiryFieldInput {...fields} name="eventDate" />
        <EnquiryFieldInput {...fields} name="guestCount" none="Not sure yet" />
      </div>
      <EnquiryFieldInput {...fields} name="guestNumber" />
      {renderQuestions?.(errors.questions)}
      <EnquiryFieldInput {...fields} name="additionalInfo" />
      <p className="note">
        {describeDelivery(
          deliveryMethodFor({ fictional: vendor.fictional, reachable }),
          vendor.category === "venues",
        )}
        .
      </p>
    </EnquiryFormFrame>
  );
}
