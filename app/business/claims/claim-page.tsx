import { FormErrorSummary } from "#app/messaging/forms/form-outcome.tsx";
import { PrivatePageFacts } from "#app/messaging/private-links/private-page-facts.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { ArrowLink } from "#app/site/theme/arrow-link.tsx";

import { ClaimantFields } from "./claim-form.tsx";
import type { ClaimErrors } from "./claim-fields.ts";
import type { ClaimView } from "./claim-view.server.ts";

type ClaimPageProps = {
  view: ClaimView;
  errors: ClaimErrors;
  values: { name?: string; role?: string };
};

/** The claimant's own page: confirms the email, then shows the state of the claim. */
export function ClaimPage({ view, errors, values }: ClaimPageProps) {
  const { state, listing, email } = view;
  const isOpen = state === "invited" || state === "unconfirmed";
  return (
    <PrivatePageLayout
      title={`Your claim ${view.reference}`}
      eyebrow={state === "invited" ? `An invitation of ${view.received}` : `Sent on ${view.received}`}
      heading={listing.name}
    >
      {isOpen ? (
        <section className="panel">
          <h2 className="heading-large">
            {state === "invited" ? "Is this your business?" : "Is this your address?"}
          </h2>
          <PrivateForm>
            <FormErrorSummary errors={[errors.form]} />
            <p>
              {state === "invited"
                ? "Say who you are, and the listing is yours to keep: enquiries of couples are mailed to "
                : "Confirm that it is yours: then a person decides, and enquiries of couples can come to "}
              <strong>{email}</strong>.
            </p>
            {state === "invited" && (
              <ClaimantFields errors={errors} values={{ name: values.name, role: values.role }} />
            )}
            <button type="submit" className="button button--primary">
              {state === "invited" ? "Keep this listing" : "Confirm the address"}
            </button>
          </PrivateForm>
        </section>
      ) : (
        <output className="private__notice">
          {notices[state]}
          {state === "waiting" &&
            view.isOwned &&
            " Somebody else keeps the listing now: they have been told."}
        </output>
      )}
      {state !== "invited" && (
        <section className="panel">
          <h2 className="heading-large">What you sent</h2>
          <PrivatePageFacts facts={view.facts} />
        </section>
      )}
      <p>
        <ArrowLink to={listing.path}>The page of {listing.name}</ArrowLink>
      </p>
    </PrivatePageLayout>
  );
}

const notices = {
  waiting: "Your address is confirmed. A person decides now; you get a mail when that is done.",
  approved: "The listing is yours to keep. The link to manage it is in the mail that we sent you.",
  rejected: "We could not give you the listing. The reason is in the mail that we sent you.",
} as const;
