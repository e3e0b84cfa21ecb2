import { useEffect } from "react";
import { useLocation } from "react-router";

import { AnsweredQuestionsList } from "#app/couple/fact-questions/answered-questions-list.tsx";
import { CoupleBookings } from "#app/couple/reviews/couple-bookings.tsx";
import { CouplePaidAmounts } from "#app/couple/paid-amounts/couple-paid.tsx";
import { CoupleReviews } from "#app/couple/reviews/couple-reviews.tsx";
import { DoneNotice } from "#app/messaging/private-links/done-notice.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { queueForPlan } from "#app/catalogue/plan-outbox/queue-message.ts";

import { DeclineVendors } from "./decline-vendors.tsx";
import { EnquiryToPlan } from "./enquiry-to-plan.tsx";
import { RepliesTable } from "./replies-table.tsx";
import { EnquiryOverview } from "./enquiry-overview.tsx";
import {
  DateAndGuestsForm,
  DeleteEnquiryForm,
  EnquiryMessageForm,
  NewEnquiryLinkForm,
  SendEnquiryForm,
  WithdrawEnquiryForm,
  type EnquiryFormState,
} from "./enquiry-forms.tsx";
import type { EnquiryView } from "./enquiry-view.server.ts";
import { EnquiryMessages } from "./enquiry-messages.tsx";
import { noticeFor } from "./notices.ts";

type EnquiryPageProps = EnquiryFormState & {
  view: EnquiryView;
  /** The action that was just completed. */
  done: string | null;
  /** Path that allows mail again, when the couple's email is unsubscribed; null otherwise. */
  quietPath: string | null;
};

/** The couple's own page of its enquiry: answers, questions, and possible changes. */
export function EnquiryPage({ view, done, quietPath, ...state }: EnquiryPageProps) {
  const hasAsked = view.decisions.length > 0;
  const isHeard = view.openWith.length > 0;
  // Once it is withdrawn, nobody reads a message but the vendors that have it.
  const mayWrite = !(view.isWithdrawn && (view.isUnsent || (hasAsked && !isHeard)));
  const notice = noticeFor(done, view.isUnsent ? "nobody" : isHeard ? "vendors" : "team", view.isPast);
  useLinkFromThePlan(view);
  return (
    <PrivatePageLayout
      title={`Your enquiry ${view.reference}`}
      isRejected={Object.keys(state.errors).length > 0}
      eyebrow={`${view.isUnsent ? "Written" : "Sent"} on ${view.received}`}
      heading={
        <>
          Your enquiry <span className="private__reference">{view.reference}</span>
        </>
      }
    >
      {notice !== null && <DoneNotice>{notice}</DoneNotice>}
      {view.isWithdrawn && (
        <p className="private__notice">
          You withdrew this enquiry.{hasAsked && " Vendors can’t answer it any more."}
        </p>
      )}
      {quietPath !== null && (
        <p className="private__notice">
          You asked us to send no mail to this address, so answers show up on this page only.{" "}
          <ThemeLink to={quietPath}>Email me again</ThemeLink>
        </p>
      )}
      {view.waitsFor !== null && (
        <section className="panel">
          <h2 className="heading-large">Not sent yet</h2>
          <SendEnquiryForm outreach={view.waitsFor} {...state} />
        </section>
      )}
      {!view.isWithdrawn && <EnquiryToPlan view={view} />}
      {view.reviews.length > 0 && (
        <section className="panel">
          <h2 className="heading-large">Your reviews</h2>
          <CoupleReviews reviews={view.reviews} {...state} />
        </section>
      )}
      {view.paid.length > 0 && (
        <section className="panel" aria-labelledby="paid-heading">
          <h2 className="heading-large" id="paid-heading">
            What you paid
          </h2>
          <CouplePaidAmounts paid={view.paid} {...state} />
        </section>
      )}
      <section className="panel">
        <h2 className="heading-large">Answers</h2>
        {view.decisions.length === 0 && <p>{view.advice}</p>}
        {view.recipients.length > 0 && <RepliesTable {...view} />}
      </section>
      {view.questions.length > 0 && (
        <section className="panel" aria-labelledby="questions-heading">
          <h2 className="heading-large" id="questions-heading">
            What you asked
          </h2>
          <AnsweredQuestionsList questions={view.questions} />
        </section>
      )}
      {view.bookings.length > 0 && (
        <section className="panel">
          <h2 className="heading-large">Booked</h2>
          <CoupleBookings bookings={view.bookings} formKey={state.formKey} />
        </section>
      )}
      {view.waitsFor === null && !view.isWithdrawn && !view.isPast && view.decisions.length > 0 && (
        <section className="panel" aria-labelledby="decline-heading">
          <h2 className="heading-large" id="decline-heading">
            Not the right fit?
          </h2>
          <DeclineVendors decisions={view.decisions} {...state} />
        </section>
      )}
      <section className="panel">
        <h2 className="heading-large">Your enquiry</h2>
        <EnquiryOverview {...view} />
      </section>
      {(mayWrite || view.messages.length > 0) && (
        <section className="panel">
          <h2 className="heading-large">{mayWrite ? "Send a message" : "Your messages"}</h2>
          {view.messages.length > 0 && <EnquiryMessages messages={view.messages} />}
          {mayWrite &&
            (view.waitsFor === null ? (
              <EnquiryMessageForm view={view} {...state} />
            ) : (
              <p>Send your enquiry first: after that you can write to everyone you asked.</p>
            ))}
        </section>
      )}
      {!view.isWithdrawn && (
        <section className="panel">
          <h2 className="heading-large">Change date or guests</h2>
          <DateAndGuestsForm view={view} {...state} />
        </section>
      )}
      <section className="panel private__doors">
        {!view.isWithdrawn && (
          <div>
            <h2>Withdraw</h2>
            <WithdrawEnquiryForm view={view} {...state} />
          </div>
        )}
        <div>
          <h2>A new link</h2>
          <NewEnquiryLinkForm {...state} />
        </div>
        <div>
          <h2>Delete</h2>
          <DeleteEnquiryForm view={view} {...state} />
        </div>
      </section>
    </PrivatePageLayout>
  );
}

/** The couple's plan on this device, if any, links from the businesses to their answers here. */
function useLinkFromThePlan({ reference, recipients }: EnquiryView): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const ids = recipients.map(({ id }) => id);
    const samples = recipients.filter(({ isSample }) => isSample).map(({ id }) => id);
    queueForPlan({ kind: "answers", ids, samples, reference, path: pathname });
  }, [reference, recipients, pathname]);
}
