import { claimPath } from "#app/catalogue/listings/listing-in-url.ts";
import { TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { FormErrorSummary, SavedNotice } from "#app/messaging/forms/form-outcome.tsx";
import { parseReference, postForm } from "#app/messaging/forms/post-form.ts";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { useFormSubmission } from "#app/messaging/forms/use-form-submission.ts";
import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { claimMaxLengths, type ClaimErrors, type ClaimValues } from "./claim-fields.ts";

type ClaimFormProps = {
  listing: { id: number; name: string };
  /** Domain of the business's emails, such as 'fairmont.com'. */
  domain: string;
  errors: ClaimErrors;
  /** The values typed before a post without scripts was rejected. */
  values: ClaimValues | null;
};

const id = "claim";

/** The form to claim a listing as one's own; the link that proves it goes to an email of that business. */
export function ClaimForm({ listing, domain, errors: serverErrors, values }: ClaimFormProps) {
  const { form, errors, sending, reference, send } = useFormSubmission(
    serverErrors,
    (fields) => postForm("/claims", fields, parseReference),
    // The note under the button is the message: there is nothing to add.
    () => {},
  );
  const field = createFieldProps(id, errors, values);
  const { addressTheme } = useWeddingTheme();
  return (
    <form
      ref={form}
      method="post"
      action={withThemeParam(claimPath(listing.id), addressTheme)}
      className="enquiry-form"
      onSubmit={(event) => void send(event)}
    >
      <FormErrorSummary errors={[errors.form, errors.listing]} />
      <input type="hidden" name="listing" value={listing.id} />
      <ClaimantFields errors={errors} values={{ name: values?.name[0], role: values?.role[0] }} />
      <TextField
        {...field("email")}
        label="Your email at the business"
        hint={`(ends in ${domain})`}
        type="email"
        required
        maxLength={claimMaxLengths.email}
        autoComplete="email"
      />
      <TextArea
        {...field("note")}
        label="A note to our team"
        hint="(optional)"
        maxLength={claimMaxLengths.note}
      />
      <HoneypotField />
      <button type="submit" className="button button--primary" aria-disabled={sending || undefined}>
        {sending ? "Sending …" : "Email me the link"}
      </button>
      <SavedNotice reference={reference}>
        We’ve emailed you a link: open it to confirm your address. Your reference is
      </SavedNotice>
      {reference !== null && <p>{unsubscribedNote}</p>}
    </form>
  );
}

type PersonFieldsProps = {
  errors: ClaimErrors;
  values: { name: string | undefined; role: string | undefined };
};

/** The person who will maintain the listing. */
export function ClaimantFields({ errors, values }: PersonFieldsProps) {
  const field = createFieldProps(id, errors, values);
  return (
    <div className="form-grid">
      <TextField
        {...field("name")}
        label="Your name"
        required
        maxLength={claimMaxLengths.name}
        autoComplete="name"
      />
      <TextField
        {...field("role")}
        label="Your role"
        required
        maxLength={claimMaxLengths.role}
        autoComplete="organization-title"
      />
    </div>
  );
}
