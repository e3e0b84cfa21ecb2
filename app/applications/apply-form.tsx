import { FormTrouble, KeptNote } from "#app/messaging/forms/form-outcome.tsx";
import { postForm, readReference } from "#app/messaging/forms/submit-form.ts";
import { SenderFields } from "#app/messaging/forms/sender-fields.tsx";
import { UnseenField } from "#app/messaging/forms/honeypot-field.tsx";
import { usePostedForm } from "#app/messaging/forms/use-form-submission.ts";
import { ProfileFieldset } from "#app/business/profile/profile-fieldset.tsx";
import { ProfilePreview } from "#app/business/profile/profile-preview.tsx";
import { usePreview } from "#app/business/profile/use-profile-preview.ts";
import { noMailNote } from "#app/messaging/outbox/unsubscribed-note.ts";
import { carryTheme } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { longestApplication, type ApplicationErrors, type ApplicationValues } from "#app/business/applications/application-fields.ts";

type ApplyFormProps = {
  errors: ApplicationErrors;
  /** What was typed before a post without scripts. */
  values: ApplicationValues | null;
};

const id = "apply";

/** The application, with the card that it makes beside it. */
export function ApplyForm({ errors: serverErrors, values }: ApplyFormProps) {
  const { form, errors, sending, reference, send } = usePostedForm(
    serverErrors,
    (fields) => postForm("/applications", fields, readReference),
    // The note under the button says it: there is nothing to add.
    () => {},
  );
  const preview = usePreview(values);
  const { addressTheme } = useWeddingTheme();
  return (
    <div className="with-preview">
      <form
        ref={form}
        id={id}
        method="post"
        action={carryTheme("/vendors/apply", addressTheme)}
        className="enquiry-form panel apply__form"
        onSubmit={(event) => void send(event)}
        {...preview.follow}
      >
        <h2 className="heading-large">Your listing</h2>
        <FormTrouble errors={[errors.form]} />
        <ProfileFieldset idPrefix={id} errors={errors} values={values} />
        <h2 className="heading-medium">How we reach you</h2>
        <p className="note">
          Not shown on your page. Enquiries of couples come to this address once it is confirmed.
        </p>
        <div className="form-grid">
          <SenderFields
            idPrefix={id}
            name={{ field: "contactName", label: "Your name" }}
            longest={longestApplication}
            errors={errors}
            values={values}
          />
        </div>
        <UnseenField />
        <button type="submit" className="button button--primary" aria-disabled={sending || undefined}>
          {sending ? "Sending …" : "Send the application"}
        </button>
        <KeptNote reference={reference}>
          We mail you a link: open it to confirm your address. Your reference is
        </KeptNote>
        {reference !== null && <p>{noMailNote}</p>}
      </form>
      <ProfilePreview values={preview.values} form={id} />
    </div>
  );
}
