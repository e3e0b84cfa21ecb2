import { FormErrorSummary, SavedNotice } from "#app/messaging/forms/form-outcome.tsx";
import { parseReference, postForm } from "#app/messaging/forms/post-form.ts";
import { SenderFields } from "#app/messaging/forms/sender-fields.tsx";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { useFormSubmission } from "#app/messaging/forms/use-form-submission.ts";
import { ProfileFieldset } from "#app/business/profile/profile-fieldset.tsx";
import { ProfilePreview } from "#app/business/profile/profile-preview.tsx";
import { useProfilePreview } from "#app/business/profile/use-profile-preview.ts";
import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import {
  applicationMaxLengths,
  type ApplicationErrors,
  type ApplicationValues,
} from "./application-fields.ts";

type ApplyFormProps = {
  errors: ApplicationErrors;
  /** The values typed before a post without scripts. */
  values: ApplicationValues | null;
};

const id = "apply";

/** The application form, with the resulting card beside it. */
export function ApplyForm({ errors: serverErrors, values }: ApplyFormProps) {
  const { form, errors, sending, reference, send } = useFormSubmission(
    serverErrors,
    (fields) => postForm("/applications", fields, parseReference),
    // The note under the button is the message: there is nothing to add.
    () => {},
  );
  const preview = useProfilePreview(values);
  const { addressTheme } = useWeddingTheme();
  return (
    <div className="with-preview">
      <form
        ref={form}
        id={id}
        method="post"
        action={withThemeParam("/vendors/apply", addressTheme)}
        className="enquiry-form panel apply__form"
        onSubmit={(event) => void send(event)}
        {...preview.follow}
      >
        <h2 className="heading-large">Your listing</h2>
        <FormErrorSummary errors={[errors.form]} />
        <ProfileFieldset idPrefix={id} errors={errors} values={values} />
        <h2 className="heading-medium">How we reach you</h2>
        <p className="note">
          Not shown on your page. Couples’ enquiries come to this address once you confirm it.
        </p>
        <div className="form-grid">
          <SenderFields
            idPrefix={id}
            name={{ field: "contactName", label: "Your name" }}
            longest={applicationMaxLengths}
            errors={errors}
            values={values}
          />
        </div>
        <HoneypotField />
        <button type="submit" className="button button--primary" aria-disabled={sending || undefined}>
          {sending ? "Sending …" : "Send application"}
        </button>
        <SavedNotice reference={reference}>
          We’ve emailed you a link: open it to confirm your address. Your reference is
        </SavedNotice>
        {reference !== null && <p>{unsubscribedNote}</p>}
      </form>
      <ProfilePreview values={preview.values} form={id} />
    </div>
  );
}
