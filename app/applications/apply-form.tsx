import { FormTrouble, KeptNote } from "#app/letterbox/form-outcome.tsx";
import { postForm, readReference } from "#app/letterbox/post-form.ts";
import { SenderFields } from "#app/letterbox/sender-fields.tsx";
import { UnseenField } from "#app/letterbox/unseen-field.tsx";
import { usePostedForm } from "#app/letterbox/use-posted-form.ts";
import { ProfileFieldset } from "#app/vendor-profile/profile-fieldset.tsx";
import { ProfilePreview } from "#app/vendor-profile/profile-preview.tsx";
import { usePreview } from "#app/vendor-profile/use-preview.ts";
import { noMailNote } from "#app/mails/no-mail-note.ts";
import { carryTheme } from "#app/wedding-theme/carry-theme.ts";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

import { longestApplication, type ApplicationErrors, type ApplicationValues } from "./application-options.ts";

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
