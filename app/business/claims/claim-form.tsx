import { claimPath } from "#app/catalogue/listings/listing-in-url.ts";
import { FormFields, type FormFieldsProps } from "#app/messaging/forms/form-fields.tsx";
import { SubmissionForm } from "#app/messaging/forms/submission-form.tsx";
import { useReferencedForm } from "#app/messaging/forms/use-form-submission.ts";
import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";

import {
  claimantFields,
  claimFields,
  claimLabels,
  type ClaimantField,
  type ClaimErrors,
  type ClaimValues,
} from "./claim-fields.ts";

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
  const summary = { idPrefix: "claim", labels: claimLabels, errors };
  const email = { ...claimFields.email, hint: `(ends in ${domain})` };
  const fields = { ...summary, table: { ...claimFields, email }, values };
  return (
    <SubmissionForm
      submission={submission}
      path={claimPath(listing.id)}
      summary={summary}
      subject={String(listing.id)}
      submitLabel="Email me the link"
      savedText="We’ve emailed you a link: open it to confirm your address. Your reference is"
      afterSaved={<p>{unsubscribedNote}</p>}
    >
      <input type="hidden" name="listing" value={listing.id} />
      <ClaimantFields {...fields} />
      <FormFields {...fields} part="contact" />
    </SubmissionForm>
  );
}

/** The person who will maintain the listing. */
export function ClaimantFields(props: Omit<FormFieldsProps<ClaimantField>, "table">) {
  return (
    <div className="form-grid">
      <FormFields {...props} table={claimantFields} part="claimant" />
    </div>
  );
}
