import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

/** Deletes the plan on the server, for everybody. */
export function DeletePlan() {
  return (
    <PrivateForm className="plan__delete">
      <input type="hidden" name="what" value="delete" />
      <HoneypotField />
      <label className="checkbox">
        <input type="checkbox" name="sure" value="yes" required />
        Yes, delete the online plan
      </label>
      <p className="note">
        It&rsquo;s deleted for everyone at once. Phones and computers that opened it keep their copy until it
        is deleted there.
      </p>
      <button type="submit" className="button button--line">
        Delete online plan
      </button>
    </PrivateForm>
  );
}
