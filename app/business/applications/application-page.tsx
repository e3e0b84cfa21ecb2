import { PrivatePageFacts } from "#app/messaging/private-links/private-page-facts.tsx";
import { PrivateForm } from "#app/messaging/private-links/private-form.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";

import { SureField } from "#app/messaging/private-links/sure-field.tsx";

import type { ApplicationView } from "./application-view.server.ts";
import type { ApplicationChangeErrors } from "./parse-application-change.ts";

type ApplicationPageProps = {
  view: ApplicationView;
  /** The form that was rejected, and why. */
  rejected: { errors: ApplicationChangeErrors; values: { what?: string } } | null;
};

/** The applicant's own page: confirms the email, then shows the state of the application. */
export function ApplicationPage({ view, rejected }: ApplicationPageProps) {
  const isWithdrawal = rejected?.values.what === "withdraw";
  return (
    <PrivatePageLayout
      title={`Your application ${view.reference}`}
      isRejected={rejected !== null}
      eyebrow={`Sent on ${view.received}`}
      heading={`${view.name} would like to join`}
    >
      {view.state === "unconfirmed" ? (
        <section className="panel">
          <h2 className="heading-large">Is this your email?</h2>
          <PrivateForm summary={{ message: isWithdrawal ? undefined : rejected?.errors.form }}>
            <p>
              The application names <strong>{view.email}</strong>. Confirm that it’s yours. Our team then
              reviews the application, and couples’ enquiries can come here.
            </p>
            <button type="submit" className="button button--primary">
              Confirm my email
            </button>
          </PrivateForm>
        </section>
      ) : (
        <output className="private__notice">{notices[view.state]}</output>
      )}
      <section className="panel">
        <h2 className="heading-large">What you sent</h2>
        <PrivatePageFacts facts={view.facts} />
        <p className="private__words">{view.description}</p>
        {view.about.length > 0 && <h3>On your page</h3>}
        {view.about.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {view.offers.length > 0 && (
          <>
            <h3>What couples can book</h3>
            <ul>
              {view.offers.map((offer) => (
                <li key={offer}>{offer}</li>
              ))}
            </ul>
          </>
        )}
      </section>
      {view.state !== "approved" && (
        <section className="panel">
          <h2 className="heading-large">Withdraw it</h2>
          <WithdrawalForm errors={isWithdrawal ? rejected.errors : none} />
        </section>
      )}
    </PrivatePageLayout>
  );
}

const none: ApplicationChangeErrors = {};

function WithdrawalForm({ errors }: { errors: ApplicationChangeErrors }) {
  const label = "Yes, withdraw it";
  return (
    <PrivateForm summary={{ idPrefix: "withdraw", labels: { sure: label }, errors }}>
      <input type="hidden" name="what" value="withdraw" />
      <p>This deletes your application for good.</p>
      <SureField idPrefix="withdraw" label={label} error={errors.sure} />
      <button type="submit" className="button button--line">
        Withdraw application
      </button>
    </PrivateForm>
  );
}

const notices = {
  held: "Your application has several links, so our team looks at it first and then emails you.",
  waiting: "Your email is confirmed. We’re reviewing your application and will email you our decision.",
  approved: "You’re listed. We’ve emailed you the link to manage your listing.",
  rejected: "We couldn’t publish your listing yet. We’ve emailed you the reason.",
} as const;
