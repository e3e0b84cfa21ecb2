import { claimPath } from "#app/catalogue/listings/listing-in-url.ts";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { createFieldProps, type FormParts } from "#app/messaging/forms/field-props.ts";
import { SubmissionForm } from "#app/messaging/forms/submission-form.tsx";
import { useReferencedForm } from "#app/messaging/forms/use-form-submission.ts";
import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";

import { claimLabels, claimMaxLengths, type ClaimErrors, type ClaimValues } from "./claim-fields.ts";

type ClaimFormProps = {
  listing: { id: number; name: string };
  /** Domain of the business's emails, such as 'fairmont.com'. */
  domain: string;
  errors: ClaimErrors;
  /** The values typed before a post without scripts was rejected. */
  values: ClaimValues | null;
};

/** The form to claim a listing as one's own; the link that proves it goes to an email of that business. */
export function ClaimForm({ listing, domain, errors: serverErrors, values }: ClaimFormProps) {
  const { errors, ...submission } = useReferencedForm("/claims", serverErrors);
  const parts = { idPrefix: "claim", labels: claimLabels, errors };
  const field = createFieldProps(parts, values);
  return (
    <SubmissionForm
      submission={submission}
      path={claimPath(listing.id)}
      summary={parts}
      subject={String(listing.id)}
      submitLabel="Email me the link"
      savedText="We’ve emailed you a link: open it to confirm your address. Your reference is"
      afterSaved={<p>{unsubscribedNote}</p>}
    >
      <input type="hidden" name="listing" value={listing.id} />
      <ClaimantFields parts={parts} values={{ name: values?.name[0], role: values?.role[0] }} />
      <TextField
        {...field("email")}
        hint={`(ends in ${domain})`}
        type="email"
        required
        maxLength={claimMaxLengths.email}
        autoComplete="email"
      />
      <TextArea {...field("note")} hint="(optional)" maxLength={claimMaxLengths.note} />
    </SubmissionForm>
  );
}

type PersonFieldsProps = {
  parts: FormParts<"name" | "role">;
  values: { name: string | undefined; role: string | undefined };
};

/** The person who will maintain the listing. */
export function ClaimantFields({ parts, values }: PersonFieldsProps) {
  const field = createFieldProps(parts, values);
  return (
    <div className="form-grid">
      <TextField {...field("name")} required maxLength={claimMaxLengths.name} autoComplete="name" />
      <TextField
        {...field("role")}
        required
        maxLength={claimMaxLengths.role}
        autoComplete="organization-title"
      />
    </div>
  );
}
