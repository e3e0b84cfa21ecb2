import type { ReactNode } from "react";

import { TextArea } from "#app/ui/design-system/form-fields.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";

import { deliveryTo, describeDelivery } from "./delivery.ts";
import { GuestCountField, EnquirySender, WeddingDateField } from "#app/enquiries/enquiry-fields.tsx";
import { EnquiryFormFrame } from "./enquiry-form-frame.tsx";
import { longest } from "./enquiry-options.ts";
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

/** The enquiry to one vendor, on its page. */
export function ShortEnquiryForm({ vendor, reachable, renderQuestions, onKept }: ShortEnquiryFormProps) {
  const controls = useEnquiryForm({}, onKept);
  const { errors } = controls;
  const id = "ask";
  return (
    <EnquiryFormFrame controls={controls} submitLabel="Send enquiry" offered={[vendor.id]}>
      <input type="hidden" name="vendors" value={vendor.id} />
      <EnquirySender idPrefix={id} errors={errors} />
      <div className="field--pair">
        <WeddingDateField idPrefix={id} errors={errors} />
        <GuestCountField idPrefix={id} errors={errors} none="Not sure yet" />
      </div>
      {renderQuestions?.(errors.questions)}
      <TextArea
        idPrefix={id}
        name="additionalInfo"
        label={renderQuestions ? "Anything else" : `Your question to ${vendor.name}`}
        error={errors.additionalInfo}
        maxLength={longest.additionalInfo}
      />
      <p className="note">
        {describeDelivery(
          deliveryTo({ fictional: vendor.fictional, reachable }),
          vendor.category === "venues",
        )}
        .
      </p>
    </EnquiryFormFrame>
  );
}
