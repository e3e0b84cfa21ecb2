import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

/** Whether the link to view shows what guests and vendors told only the couple. */
export function ViewLinkDetails({ isShown }: { isShown: boolean }) {
  return (
    <PrivateForm className="plan__view-details" preventScrollReset>
      <input type="hidden" name="what" value="details" />
      <HoneypotField />
      <label className="checkbox">
        <input type="checkbox" name="show" value="yes" defaultChecked={isShown} />
        Anyone who can view also sees phone numbers, addresses, diets, allergies and notes
      </label>
      <button type="submit" className="button button--line button--small">
        Save
      </button>
    </PrivateForm>
  );
}
