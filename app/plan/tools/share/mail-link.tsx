import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { maxEmailLength } from "#app/messaging/forms/max-email-length.ts";
import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";

import { useMailResult } from "#app/plan/ui/loading/use-mail-result.ts";

import "#app/plan/ui/loading/mail-link.css";

/** A couple that loses the link loses the plan on every other device: so it can be mailed. */
export function MailLink() {
  const { said, error, typed } = useMailResult();
  return (
    <PrivateForm className="plan-mail" preventScrollReset>
      <p>
        <strong>In case you lose it</strong>: we can email you the link to edit. Your address isn&rsquo;t
        saved in the plan, and we erase it within two weeks.
      </p>
      <input type="hidden" name="what" value="mail" />
      <TextField
        idPrefix="plan-mail"
        name="email"
        label="Your email address"
        type="email"
        error={error}
        value={typed}
        required
        maxLength={maxEmailLength}
        autoComplete="email"
      />
      <HoneypotField />
      <button type="submit" className="button button--line">
        Email me my link
      </button>
      <output className="plan-mail__said">{said}</output>
    </PrivateForm>
  );
}
