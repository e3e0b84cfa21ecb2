import { ChoiceField, TextArea, TileField } from "#app/ui/design-system/form-fields.tsx";
import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { fieldsOf } from "#app/messaging/forms/field-props.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import type { EnquiryErrors } from "./enquiry.ts";
import {
  GuestCountField,
  EnquirySender,
  WeddingDateField,
  type EnquiryFieldProps,
} from "./enquiry-fields.tsx";
import { budgets, longest, servicesNeeded, venueTypes, type SubjectId } from "#app/couple/enquiries/enquiry-options.ts";
import { EnquiryFormFrame } from "#app/couple/enquiries/enquiry-form-frame.tsx";
import type { Recipient } from "#app/couple/enquiries/find-recipients.ts";
import type { EnquiryValues } from "./read-enquiry-form.ts";
import { useEnquiryForm } from "#app/couple/enquiries/use-enquiry-form.ts";

type EnquiryFormProps = {
  /** Vendors and venues that the couple brought along; all are ticked. */
  vendors: readonly Recipient[];
  subject: SubjectId | null;
  errors: EnquiryErrors;
  /** What was typed before a post without scripts was refused. */
  values: EnquiryValues | null;
};

/** The whole enquiry form of /planning (specification §2, §3). */
export function EnquiryForm({ vendors, subject, errors: serverErrors, values }: EnquiryFormProps) {
  const controls = useEnquiryForm(serverErrors);
  const { errors } = controls;
  const id = "enquiry";
  const fields = { idPrefix: id, errors, values };
  const isBusiness = subject !== null;
  return (
    <EnquiryFormFrame
      controls={controls}
      submitLabel={isBusiness ? "Send message" : "Send enquiry"}
      offered={vendors.map((vendor) => vendor.id)}
    >
      {isBusiness && <input type="hidden" name="subject" value={subject} />}
      {vendors.length > 0 && (
        <TileField
          idPrefix={id}
          name="vendors"
          label="Who should hear from you"
          error={errors.vendors}
          values={values?.vendors ?? vendors.map((vendor) => String(vendor.id))}
          options={vendors.map((vendor) => ({
            value: String(vendor.id),
            label: vendor.name,
            note: (
              <small>
                {categoryName(vendor.category)}. {vendor.delivery}
              </small>
            ),
          }))}
        />
      )}
      <div className="form-grid">
        <EnquirySender {...fields} />
        {!isBusiness && <WeddingFields {...fields} />}
      </div>
      {!isBusiness && <WishFields {...fields} />}
      <TextArea
        {...fieldsOf(id, errors, values)("additionalInfo")}
        label={isBusiness ? "Your business and your message" : "Additional information"}
        maxLength={longest.additionalInfo}
      />
    </EnquiryFormFrame>
  );
}

/** When, for how much, for how many and where. */
function WeddingFields({ idPrefix, errors, values }: EnquiryFieldProps) {
  const field = fieldsOf(idPrefix, errors, values);
  return (
    <>
      <WeddingDateField idPrefix={idPrefix} errors={errors} values={values} />
      <ChoiceField {...field("budget")} label="Budget" options={budgets} />
      <GuestCountField idPrefix={idPrefix} errors={errors} values={values} />
      <ChoiceField {...field("venueType")} label="Venue type" options={venueTypes} />
    </>
  );
}

/** Whom they look for, for which events, and what they want to know. */
function WishFields({ idPrefix, errors, values }: EnquiryFieldProps) {
  const { planning } = useWeddingTheme().pack;
  return (
    <>
      <TileField
        idPrefix={idPrefix}
        name="servicesNeeded"
        label="Services needed"
        error={errors.servicesNeeded}
        values={values?.servicesNeeded ?? []}
        options={servicesNeeded.map(({ label, emblem }) => ({
          value: label,
          label,
          picture: <Emblem kind={emblem} />,
        }))}
      />
      <TileField
        idPrefix={idPrefix}
        name="events"
        label="Which events"
        hint="(optional)"
        error={errors.events}
        values={values?.events ?? []}
        options={planning.events.map((event) => ({ value: event, label: event }))}
      />
      <TextArea
        {...fieldsOf(idPrefix, errors, values)("questions")}
        label="Questions"
        hint="(optional, one on each line)"
        maxLength={longest.questions}
      />
    </>
  );
}
