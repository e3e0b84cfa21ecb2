import { SubmissionForm } from "#app/messaging/forms/submission-form.tsx";
import { SenderFields } from "#app/messaging/forms/sender-fields.tsx";
import { useReferencedForm } from "#app/messaging/forms/use-form-submission.ts";
import { ProfileFieldset } from "#app/business/profile/profile-fieldset.tsx";
import { ProfilePreview } from "#app/business/profile/profile-preview.tsx";
import { useProfilePreview } from "#app/business/profile/use-profile-preview.ts";
import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";

import {
  applicationLabels,
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
  const { errors, ...submission } = useReferencedForm("/applications", serverErrors);
  const parts = { idPrefix: id, labels: applicationLabels, errors };
  const preview = useProfilePreview(values);
  return (
    <div className="with-preview">
      <SubmissionForm
        id={id}
        className="enquiry-form panel apply__form"
        submission={submission}
        path="/vendors/apply"
        summary={parts}
        submitLabel="Send application"
        savedText="We’ve emailed you a link: open it to confirm your address. Your reference is"
        afterSaved={<p>{unsubscribedNote}</p>}
        {...preview.follow}
      >
        <h2 className="heading-large">Your listing</h2>
        <ProfileFieldset parts={parts} values={values} />
        <h2 className="heading-medium">How we reach you</h2>
        <p className="note">
          Not shown on your page. Couples’ enquiries come to this address once you confirm it.
        </p>
        <div className="form-grid">
          <SenderFields parts={parts} name="contactName" longest={applicationMaxLengths} values={values} />
        </div>
      </SubmissionForm>
      <ProfilePreview values={preview.values} form={id} />
    </div>
  );
}
