import { UnseenField } from "#app/messaging/forms/honeypot-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

/** Whether whoever may only look is shown what guests and vendors told the couple alone. */
export function ViewDetails({ isShown }: { isShown: boolean }) {
  return (
    <PrivateForm className="plan__view-details" preventScrollReset>
      <input type="hidden" name="what" value="details" />
      <UnseenField />
      <label className="checkbox">
        <input type="checkbox" name="show" value="yes" defaultChecked={isShown} />
        Anyone who can view also sees phone numbers, addresses, allergies and notes
      </label>
      <button type="submit" className="button button--line button--small">
        Save
      </button>
    </PrivateForm>
  );
}
