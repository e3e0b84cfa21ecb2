import { EnquiryOverview } from "#app/couple/enquiry-page/enquiry-overview.tsx";
import { EnquiryMessages } from "#app/couple/enquiry-page/enquiry-messages.tsx";
import { FactReports, type RejectedFactReport } from "#app/business/fact-reports/fact-reports.tsx";
import type { OwnFact } from "#app/business/fact-reports/own-facts.server.ts";
import { FormErrors } from "#app/messaging/forms/form-errors.tsx";
import { DoneNotice } from "#app/messaging/private-links/done-notice.tsx";
import { PrivatePageFacts } from "#app/messaging/private-links/private-page-facts.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";

import type { FactAnswerErrors } from "./fact-answers/fact-answer-fields.ts";
import { FactAnswersForm } from "./fact-answers/fact-answers-form.tsx";
import { BookingForm } from "./booking-form.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { replyNotice } from "./reply-notice.ts";
import type { VendorReplyErrors, VendorReplyValues } from "./reply-fields.ts";
import { UnsentWords } from "./unsent-words.tsx";
import { writtenWords } from "./written-words.ts";
import type { VendorReplyView } from "./reply-view.server.ts";

type AnswerPageProps = {
  view: VendorReplyView;
  /** The action that was just completed. */
  done: string | null;
  errors: VendorReplyErrors;
  values: VendorReplyValues;
  refusedFact: RejectedFactReport | null;
  /** Rejected answers to the couple's questions. */
  refusedAnswers: { errors: FactAnswerErrors; values: Readonly<Record<string, string>> } | null;
};

/** A vendor's private page of one enquiry: what the couple asks, and the answer. */
export function ReplyPage({ view, done, errors, values, refusedFact, refusedAnswers }: AnswerPageProps) {
  const { couple, email, vendor } = view;
  const notice = replyNotice(done, view);
  const isOpen = !view.isWithdrawn && view.declined === null && view.pastDay === null;
  return (
    <PrivatePageLayout
      title={`Enquiry for ${vendor} from ${couple}`}
      isRejected={refusedFact !== null || Object.keys(errors).length > 0}
      eyebrow={`An enquiry to ${vendor}, ${view.received}`}
      heading={isOpen ? `${couple} would like to hear from you` : `An enquiry from ${couple}`}
    >
      {notice !== null && <DoneNotice>{notice}</DoneNotice>}
      {!isOpen && <FormErrors message={errors.form ?? refusedAnswers?.errors.form} />}
      {view.isWithdrawn && (
        <p className="private__notice">{couple} withdrew this enquiry. You don’t need to answer any more.</p>
      )}
      {view.pastDay !== null && !view.isWithdrawn && view.declined === null && (
        <p className="private__notice">
          {`This wedding was on ${view.pastDay}. You don’t need to answer any more.`}
        </p>
      )}
      {view.declined !== null && !view.isWithdrawn && (
        <div className="private__notice">
          <p>{couple} won’t be booking you, with thanks for your time. You don’t need to answer any more.</p>
          {view.declined.note !== "" && <p className="private__words">{view.declined.note}</p>}
        </div>
      )}
      {!isOpen && <UnsentWords refused={writtenWords(values, refusedAnswers?.values ?? {})} />}
      <section className="panel">
        <h2 className="heading-large">What they ask</h2>
        <EnquiryOverview {...view} />
        {view.messages.length > 0 && (
          <>
            <h3>Written since</h3>
            <EnquiryMessages messages={view.messages} />
          </>
        )}
        <p>
          Write to <a href={`mailto:${email}`}>{email}</a> only about this wedding.
        </p>
      </section>
      {view.sent !== null && !isOpen && (
        <section className="panel" aria-labelledby="sent-heading">
          <h2 className="heading-large" id="sent-heading">
            Your answer
          </h2>
          <PrivatePageFacts facts={view.sent.facts} />
          {view.sent.message !== "" && <p className="private__words">{view.sent.message}</p>}
        </section>
      )}
      {view.asked.length > 0 && isOpen && (
        <section className="panel" aria-labelledby="asked-heading">
          <h2 className="heading-large" id="asked-heading">
            {view.asked.length === 1 ? "One question" : `${view.asked.length} questions`} for {vendor}
          </h2>
          <p>
            {view.asked.length === 1
              ? "Answer it here, or leave it open and come back to it."
              : "Answer those you can: the rest stays open, and you can come back to it."}
          </p>
          <FactAnswersForm
            questions={view.asked}
            submit={
              view.asked.every(({ isAnswered }) => !isAnswered)
                ? `Send ${view.asked.length === 1 ? "the answer" : "answers"} to ${couple}`
                : `Send new ${view.asked.length === 1 ? "answer to this question" : "answers"}`
            }
            withConsent
            errors={refusedAnswers?.errors ?? {}}
            typed={refusedAnswers?.values ?? null}
          />
        </section>
      )}
      {isOpen && (
        <section className="panel">
          <h2 className="heading-large">Your answer</h2>
          {view.moved !== null && <p className="private__notice">{view.moved}</p>}
          {view.calendar !== null && <p className="private__notice">{view.calendar}</p>}
          {view.isCaterer && (
            <p className="note">
              We show couples the range that caterers quote per guest, from at least five couples and three
              caterers. Your price counts in it, without your name or theirs, if it’s per guest, or in all for
              one event at most and a number of guests.
            </p>
          )}
          <ReplyForm
            errors={errors}
            values={{ ...view.answer, ...values }}
            isFirst={view.answer === null}
            eventDate={view.eventDate}
            guests={view.guests}
            newestMessage={view.messages.at(-1)?.id ?? 0}
          />
        </section>
      )}
      {view.booking !== null && (
        <section className="panel">
          <h2 className="heading-large">Booked</h2>
          <BookingForm couple={couple} booking={view.booking} />
        </section>
      )}
      {view.told !== null && (
        <section className="panel" aria-labelledby="facts-heading">
          <h2 className="heading-large" id="facts-heading">
            Answer this for every couple
          </h2>
          <p>Put answers to common questions on your page: right away, dated, as reported by you.</p>
          <FactReports facts={view.told.asked} refused={refusedFact} />
          <details className="own-facts__others" open={isAmong(view.told.others, refusedFact)}>
            <summary>{view.told.asked.length === 0 ? "What couples ask" : "What others ask"}</summary>
            <FactReports facts={view.told.others} refused={refusedFact} />
          </details>
        </section>
      )}
    </PrivatePageLayout>
  );
}

const isAmong = (facts: readonly OwnFact[], refused: RejectedFactReport | null) =>
  facts.some(({ key }) => key === refused?.values.fact[0]);
