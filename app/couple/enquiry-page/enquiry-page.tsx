import { useEffect } from "react";
import { useLocation } from "react-router";

import { CoupleBookings } from "#app/couple/reviews/couple-bookings.tsx";
import { CoupleReviews } from "#app/couple/reviews/couple-reviews.tsx";
import { PrivateFrame } from "#app/messaging/private-links/private-page-layout.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";
import { useSavedList } from "#app/catalogue/saved-list/saved-list-provider.tsx";

import { AnswersTable } from "./replies-table.tsx";
import { AskedFor } from "#app/enquiry-page/asked-for.tsx";
import {
  DateAndGuestsForm,
  DeleteForm,
  MessageForm,
  NewLinkForm,
  SendForm,
  WithdrawForm,
  type FormState,
} from "./enquiry-forms.tsx";
import type { EnquiryView } from "#app/enquiry-page/enquiry-view.server.ts";
import { Talk } from "./enquiry-messages.tsx";
import { noticeFor } from "./notices.ts";

type EnquiryPageProps = FormState & {
  view: EnquiryView;
  /** What has just been done. */
  done: string | null;
  /** Where mail is allowed again, when the couple's address wants none; null otherwise. */
  quietPath: string | null;
};

/** The couple's own page of its enquiry: who has answered, what was asked, what can be changed. */
export function EnquiryPage({ view, done, quietPath, ...state }: EnquiryPageProps) {
  const notice = noticeFor(done);
  useLinkFromThePlan(view);
  return (
    <PrivateFrame
      title={`Your enquiry ${view.reference}`}
      eyebrow={`Sent on ${view.received}`}
      heading={`Your enquiry ${view.reference}`}
    >
      {notice !== null && <output className="private__notice">{notice}</output>}
      {view.isWithdrawn && (
        <p className="private__notice">You have withdrawn this enquiry. Nobody can answer it any more.</p>
      )}
      {quietPath !== null && (
        <p className="private__notice">
          You asked us to send no mail to this address, so answers show up on this page only.{" "}
          <ThemeLink to={quietPath}>Mail me again</ThemeLink>
        </p>
      )}
      {view.waitsFor !== null && (
        <section className="panel">
          <h2 className="heading-large">Not sent yet</h2>
          <SendForm businesses={view.waitsFor} {...state} />
        </section>
      )}
      {view.reviews.length > 0 && (
        <section className="panel">
          <h2 className="heading-large">Your reviews</h2>
          <CoupleReviews reviews={view.reviews} {...state} />
        </section>
      )}
      <section className="panel">
        <h2 className="heading-large">Answers</h2>
        {view.recipients.length === 0 ? (
          <p>You chose no vendor: our team answers with recommendations, by mail.</p>
        ) : (
          <AnswersTable recipients={view.recipients} />
        )}
      </section>
      {view.bookings.length > 0 && (
        <section className="panel">
          <h2 className="heading-large">Booked</h2>
          <CoupleBookings bookings={view.bookings} formKey={state.formKey} />
        </section>
      )}
      <section className="panel">
        <h2 className="heading-large">What you asked</h2>
        <AskedFor {...view} />
      </section>
      <section className="panel">
        <h2 className="heading-large">Add to it</h2>
        {view.messages.length > 0 && <Talk messages={view.messages} />}
        {view.waitsFor === null ? (
          <MessageForm {...state} />
        ) : (
          <p>Send your enquiry first: after that you can write to everyone you asked.</p>
        )}
      </section>
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
            <WithdrawForm {...state} />
          </div>
        )}
        <div>
          <h2>A new link</h2>
          <NewLinkForm {...state} />
        </div>
        <div>
          <h2>Delete</h2>
          <DeleteForm {...state} />
        </div>
      </section>
    </PrivateFrame>
  );
}

/** The couple's plan, where this device has one, leads from the businesses to their answers here. */
function useLinkFromThePlan({ reference, recipients }: EnquiryView): void {
  const { pathname } = useLocation();
  const { tell } = useSavedList();
  useEffect(() => {
    const ids = recipients.map(({ id }) => id);
    tell({ kind: "answers", ids, reference, path: pathname });
  }, [tell, reference, recipients, pathname]);
}
