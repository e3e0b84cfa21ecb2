import { categoryName } from "#app/catalogue/directory/filter-options.ts";
import { FieldInput, FormFields, type Tile } from "#app/messaging/forms/form-fields.tsx";
import { labelsOf } from "#app/messaging/forms/labels-of.ts";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { serviceLabels } from "#database/enquiry-enums.ts";
import type { EnquirySubjectId } from "#database/enums.ts";

import {
  enquiryField,
  enquiryFields,
  type EnquiryErrors,
  type EnquiryFieldsProps,
  type EnquiryValues,
} from "./enquiry-form-fields.ts";
import { EnquiryFormFrame } from "./enquiry-form-frame.tsx";
import { serviceEmblems } from "./enquiry-options.ts";
import type { Recipient } from "./find-recipients.ts";
import { useEnquiryForm } from "./use-enquiry-form.ts";

type EnquiryFormProps = {
  /** Vendors and venues that the couple brought along; all are ticked. */
  vendors: readonly Recipient[];
  subject: EnquirySubjectId | null;
  errors: EnquiryErrors;
  /** What was typed before a post without scripts was refused. */
  values: EnquiryValues | null;
};

/** The whole enquiry form of /planning (specification §2, §3). */
export function EnquiryForm({ vendors, subject, errors: serverErrors, values }: EnquiryFormProps) {
  const { errors, ...controls } = useEnquiryForm(serverErrors);
  const isBusiness = subject !== null;
  const labels = labelsOf(
    enquiryFields,
    (name) => {
      const { part } = enquiryField(name);
      if (part === "recipients") return vendors.length > 0;
      return part === "wedding" || part === "wishes" ? !isBusiness : part !== "hidden";
    },
    isBusiness ? { additionalInfo: "Your business and your message" } : {},
  );
  const fields = { table: enquiryFields, idPrefix: "enquiry", labels, errors, values };
  return (
    <EnquiryFormFrame
      controls={controls}
      fields={fields}
      subject={subject ?? ""}
      submitLabel={isBusiness ? "Send message" : "Send enquiry"}
      offered={vendors.map((vendor) => vendor.id)}
    >
      {isBusiness && <input type="hidden" name="subject" value={subject} />}
      {vendors.length > 0 && (
        <FieldInput
          {...fields}
          name="vendors"
          ticked={vendors.map(({ id: vendor }) => String(vendor))}
          tiles={vendors.map((vendor) => ({
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
        <FormFields {...fields} part="sender" />
        {!isBusiness && <FormFields {...fields} part="wedding" />}
      </div>
      {!isBusiness && <WishFields {...fields} />}
      {!isBusiness && <AskFields {...fields} vendors={vendors} />}
      <FormFields {...fields} part="message" />
    </EnquiryFormFrame>
  );
}

const serviceTiles: readonly Tile[] = serviceLabels.map((label) => ({
  value: label,
  label,
  picture: <Emblem kind={serviceEmblems[label]} />,
}));

/** Whom they look for, for which events, and what they want to know. */
function WishFields(props: EnquiryFieldsProps) {
  const { planning } = useWeddingTheme().pack;
  const eventTiles = planning.events.map((event) => ({ value: event, label: event }));
  return <FormFields {...props} part="wishes" tiles={{ servicesNeeded: serviceTiles, events: eventTiles }} />;
}

/** What nobody knows of the venues, each with the venues that are asked for it. */
function AskFields({ vendors, ...props }: EnquiryFieldsProps & Pick<EnquiryFormProps, "vendors">) {
  const asked = Map.groupBy(
    vendors.flatMap(({ name, unknown }) => unknown.map((fact) => ({ ...fact, name }))),
    ({ key }) => key,
  );
  if (asked.size === 0) return null;
  const venues = vendors.filter(({ unknown }) => unknown.length > 0).length;
  const tiles = [...asked].map(([key, of]) => ({
    value: key,
    label: of[0]?.label ?? key,
    // Where all are asked the same there is nobody to name.
    note: of.length < venues && <small>{of.map(({ name }) => name).join(", ")}</small>,
  }));
  return <FormFields {...props} part="asks" tiles={{ asks: tiles }} />;
}
