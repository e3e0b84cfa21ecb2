import { SubmissionForm } from "#app/messaging/forms/submission-form.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { useReferencedForm } from "#app/messaging/forms/use-form-submission.ts";
import { FirstProfileFields, FurtherProfileFields } from "#app/business/profile/profile-form-fields.tsx";
import { ProfilePreview } from "#app/business/profile/profile-preview.tsx";
import { useProfilePreview } from "#app/business/profile/use-profile-preview.ts";
import { unsubscribedNote } from "#app/messaging/outbox/unsubscribed-note.ts";

import {
  applicationLabels,
  applicationMaxLengths,
  type ApplicationErrors,
  type ApplicationValues,
} from "./application-fields.ts";

import "./apply.css";

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
  const field = createFieldProps(parts, values);
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
        <FirstProfileFields parts={parts} values={values} />
        <div className="form-grid">
          <TextField
            {...field("email")}
            hint="(not shown; enquiries come here)"
            type="email"
            required
            maxLength={applicationMaxLengths.email}
            autoComplete="email"
          />
          <TextField
            {...field("contactName")}
            hint="(optional, for our team)"
            maxLength={applicationMaxLengths.contactName}
            autoComplete="name"
          />
        </div>
        {/* A form that came back hides nothing. */}
        <details className="apply__more" open={values !== null}>
          <summary>
            <span className="heading-small">Add more now, or later</span>
            <span className="note">
              Services, prices, languages and a text for your page. None of it is needed to apply: you can add
              it on your private page once you’re listed.
            </span>
          </summary>
          <FurtherProfileFields parts={parts} values={values} />
        </details>
      </SubmissionForm>
      <ProfilePreview values={preview.values} listed={null} form={id} />
    </div>
  );
}
