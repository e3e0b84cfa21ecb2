import { categoryName } from "#app/directory/filter-options.ts";
import type { ListingCard } from "#app/directory/listing-card.ts";
import { Emblem } from "#app/illustrations/emblem.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import type { EnquiryErrors } from "./enquiry.ts";
import {
  budgets,
  guestCounts,
  longest,
  servicesNeeded,
  venueTypes,
  type SubjectId,
} from "./enquiry-options.ts";
import { ChoiceField, TextArea, TextField, TileField } from "#app/design-system/form-fields.tsx";
import { EnquiryFormFrame } from "./enquiry-form-frame.tsx";
import type { EnquiryValues } from "./read-enquiry-form.ts";
import { useEnquiryForm } from "./use-enquiry-form.ts";

type EnquiryFormProps = {
  /** Vendors and venues that the couple brought along; all are ticked. */
  vendors: readonly Pick<ListingCard, "id" | "name" | "category">[];
  subject: SubjectId | null;
  errors: EnquiryErrors;
  /** What was typed before a post without scripts was refused. */
  values: EnquiryValues | null;
};

/** The whole enquiry form of /planning (specification §2, §3). */
export function EnquiryForm({ vendors, subject, errors: serverErrors, values }: EnquiryFormProps) {
  const { planning } = useWeddingTheme().pack;
  const controls = useEnquiryForm(serverErrors);
  const { errors } = controls;
  const id = "enquiry";
  const first = (field: keyof EnquiryValues) => values?.[field][0];
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
            note: <small>{categoryName(vendor.category)}</small>,
          }))}
        />
      )}
      <div className="form-grid">
        <TextField
          idPrefix={id}
          name="name"
          label="Name"
          error={errors.name}
          value={first("name")}
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
          value={first("email")}
          required
          maxLength={longest.email}
          autoComplete="email"
        />
        {!isBusiness && (
          <>
            <TextField
              idPrefix={id}
              name="eventDate"
              label="Wedding date"
              type="date"
              error={errors.eventDate}
              value={first("eventDate")}
              required
            />
            <ChoiceField
              idPrefix={id}
              name="budget"
              label="Budget"
              error={errors.budget}
              value={first("budget")}
              options={budgets}
            />
            <ChoiceField
              idPrefix={id}
              name="guestCount"
              label="Guest count"
              error={errors.guestCount}
              value={first("guestCount")}
              options={guestCounts}
              labelOf={(count) => `${count} guests`}
            />
            <ChoiceField
              idPrefix={id}
              name="venueType"
              label="Venue type"
              error={errors.venueType}
              value={first("venueType")}
              options={venueTypes}
            />
          </>
        )}
      </div>
      {!isBusiness && (
        <>
          <TileField
            idPrefix={id}
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
            idPrefix={id}
            name="events"
            label="Which events"
            hint="(optional)"
            error={errors.events}
            values={values?.events ?? []}
            options={planning.events.map((event) => ({ value: event, label: event }))}
          />
          <TextArea
            idPrefix={id}
            name="questions"
            label="Questions"
            hint="(optional, one on each line)"
            error={errors.questions}
            value={first("questions")}
            maxLength={longest.questions}
          />
        </>
      )}
      <TextArea
        idPrefix={id}
        name="additionalInfo"
        label={isBusiness ? "Your business and your message" : "Additional information"}
        error={errors.additionalInfo}
        value={first("additionalInfo")}
        maxLength={longest.additionalInfo}
      />
    </EnquiryFormFrame>
  );
}
