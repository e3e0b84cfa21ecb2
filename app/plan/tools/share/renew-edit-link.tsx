import { HoneypotField } from "#app/messaging/forms/honeypot-field.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { linkLabels } from "#app/plan/document/link-labels.ts";

import type { SharedLinkKind } from "#app/plan/server/links/parse-link-change.ts";

const others: readonly { link: SharedLinkKind; says: string }[] = [
  { link: "propose", says: "The link to suggest" },
  { link: "view", says: "The link to view" },
  { link: "calendar", says: "The calendar’s link" },
  { link: "households", says: "The links and codes of your households" },
  { link: "businesses", says: "The links of your vendors" },
  { link: "family", says: "The links of relatives who reply for others" },
];

/** Renews the link to edit, and all links that its readers saw: the couple may except some. */
export function RenewEditLink() {
  return (
    <details className="plan__renew">
      <summary className="button button--line button--small">{linkLabels.replace}</summary>
      <PrivateForm>
        <input type="hidden" name="what" value="rotate" />
        <input type="hidden" name="role" value="edit" />
        <input type="hidden" name="chosen" value="yes" />
        <HoneypotField />
        <p>
          Anyone who has this link could also see the links below. Leave them ticked if this link reached
          someone it shouldn&rsquo;t have: the old ones stop working right away, and so does a link that you
          mailed to yourself.
        </p>
        <fieldset className="plan__renewed">
          <legend className="field__label">Also replace</legend>
          {others.map(({ link, says }) => (
            <label key={link} className="checkbox">
              <input type="checkbox" name="also" value={link} defaultChecked />
              {says}
            </label>
          ))}
        </fieldset>
        <button type="submit" className="button button--primary button--small">
          Replace these links
        </button>
      </PrivateForm>
    </details>
  );
}
