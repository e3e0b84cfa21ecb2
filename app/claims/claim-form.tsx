import { TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import { fieldsOf } from "#app/messaging/forms/field-props.ts";
import { FormTrouble, KeptNote } from "#app/messaging/forms/form-outcome.tsx";
import { postForm, readReference } from "#app/messaging/forms/submit-form.ts";
import { UnseenField } from "#app/messaging/forms/honeypot-field.tsx";
import { usePostedForm } from "#app/messaging/forms/use-form-submission.ts";
import { noMailNote } from "#app/messaging/outbox/unsubscribed-note.ts";
import { carryTheme } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { longestClaim, type ClaimErrors, type ClaimValues } from "./claim-options.ts";

type ClaimFormProps = {
  listing: { id: number; name: string };
  /** Where an address of the business lies, such as 'fairmont.com'. */
  domain: string;
  errors: ClaimErrors;
  /** What was typed before a post without scripts was refused. */
  values: ClaimValues | null;
};

const id = "claim";

/** Says that a listing is one's own business; the link that shows it goes to an address of that business. */
export function ClaimForm({ listing, domain, errors: serverErrors, values }: ClaimFormProps) {
  const { form, errors, sending, reference, send } = usePostedForm(
    serverErrors,
    (fields) => postForm("/claims", fields, readReference),
    // The note under the button says it: there is nothing to add.
    () => {},
  );
  const field = fieldsOf(id, errors, values);
  const { addressTheme } = useWeddingTheme();
  return (
    <form
      ref={form}
      method="post"
      action={carryTheme(`/claim?listing=${listing.id}`, addressTheme)}
      className="enquiry-form"
      onSubmit={(event) => void send(event)}
    >
      <FormTrouble errors={[errors.form, errors.listing]} />
      <input type="hidden" name="listing" value={listing.id} />
      <PersonFields errors={errors} values={{ name: values?.name[0], role: values?.role[0] }} />
      <TextField
        {...field("email")}
        label="Your email at the business"
        hint={`(ends in ${domain})`}
        type="email"
        required
        maxLength={longestClaim.email}
        autoComplete="email"
      />
      <TextArea
        {...field("note")}
        label="A note to our team"
        hint="(optional)"
        maxLength={longestClaim.note}
      />
      <UnseenField />
      <button type="submit" className="button button--primary" aria-disabled={sending || undefined}>
        {sending ? "Sending …" : "Mail me the link"}
      </button>
      <KeptNote reference={reference}>
        We have mailed you a link: open it to confirm your address. Your reference is
      </KeptNote>
      {reference !== null && <p>{noMailNote}</p>}
    </form>
  );
}

type PersonFieldsProps = {
  errors: ClaimErrors;
  values: { name: string | undefined; role: string | undefined };
};

/** Who keeps the listing. */
export function PersonFields({ errors, values }: PersonFieldsProps) {
  const field = fieldsOf(id, errors, values);
  return (
    <div className="form-grid">
      <TextField
        {...field("name")}
        label="Your name"
        required
        maxLength={longestClaim.name}
        autoComplete="name"
      />
      <TextField
        {...field("role")}
        label="What you do there"
        required
        maxLength={longestClaim.role}
        autoComplete="organization-title"
      />
    </div>
  );
}
