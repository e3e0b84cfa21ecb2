import { labelsOf } from "#app/messaging/forms/labels-of.ts";
import { PrivatePageFacts } from "#app/messaging/private-links/private-page-facts.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";

import { ClaimantFields } from "./claim-form.tsx";
import { claimantFields, type ClaimantValues, type ClaimErrors } from "./claim-fields.ts";
import type { ClaimView } from "./claim-view.server.ts";

type ClaimPageProps = {
  view: ClaimView;
  errors: ClaimErrors;
  values: ClaimantValues;
};

/** The claimant's own page: confirms the email, then shows the state of the claim. */
export function ClaimPage({ view, errors, values }: ClaimPageProps) {
  const { state, listing, email } = view;
  const summary = { idPrefix: "claim", labels: labelsOf(claimantFields), errors };
  const isOpen = state === "invited" || state === "unconfirmed";
  return (
    <PrivatePageLayout
      title={`Your claim ${view.reference}`}
      isRejected={Object.keys(errors).length > 0}
      eyebrow={state === "invited" ? `An invitation of ${view.received}` : `Sent on ${view.received}`}
      heading={listing.name}
    >
      {isOpen ? (
        <section className="panel">
          <h2 className="heading-large">
            {state === "invited" ? "Is this your business?" : "Is this your email?"}
          </h2>
          <PrivateForm summary={summary}>
            <p>
              {state === "invited"
                ? "Tell us who you are to manage this listing: couples’ enquiries will come to "
                : "Confirm that it’s yours. Our team then decides, and couples’ enquiries can come to "}
              <strong>{email}</strong>.
            </p>
            {state === "invited" && <ClaimantFields {...summary} values={values} />}
            <button type="submit" className="button button--primary">
              {state === "invited" ? "Manage this listing" : "Confirm my email"}
            </button>
          </PrivateForm>
        </section>
      ) : (
        <output className="private__notice">
          {notices[state]}
          {state === "waiting" &&
            view.isOwned &&
            " Someone else manages the listing now, and we’ve told them."}
        </output>
      )}
      {state !== "invited" && (
        <section className="panel">
          <h2 className="heading-large">What you sent</h2>
          <PrivatePageFacts facts={view.facts} />
        </section>
      )}
      <p>
        <ArrowLink to={listing.path}>See the page for {listing.name}</ArrowLink>
      </p>
    </PrivatePageLayout>
  );
}

const notices = {
  waiting: "Your email is confirmed. Our team will look at your claim and email you.",
  approved: "You can manage this listing now. We’ve emailed you the link.",
  rejected: "We couldn’t approve your claim. We’ve emailed you the reason.",
} as const;
