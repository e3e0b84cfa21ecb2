import { InboxSection } from "#app/business/inbox/inbox-section.tsx";
import type { InboxView } from "#app/business/inbox/read-inbox.server.ts";
import { FormErrors } from "#app/messaging/forms/form-errors.tsx";
import { FactReports, type RejectedFactReport } from "#app/business/fact-reports/fact-reports.tsx";
import { DoneNotice } from "#app/messaging/private-links/done-notice.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { ReviewReplies } from "#app/couple/reviews/review-replies.tsx";
import { formatDate } from "#app/calendar/format-date.ts";
import { WriteToUs } from "#app/messaging/private-links/write-to-us.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import type { ProfileValues } from "#app/business/profile/profile-fields.ts";

import type { OwnListingView } from "./own-listing-view.server.ts";
import {
  MailOnForm,
  TakenDatesForm,
  EditListingForm,
  NewListingLinkForm,
  ResumeListingForm,
  WithdrawListingForm,
  type OwnListingFormState,
} from "./own-listing-forms.tsx";

import { CalendarForms } from "./calendar-forms.tsx";
import { MissingPartsList } from "./missing-parts-list.tsx";
import { missingParts } from "./missing-parts.ts";
import { OwnPictures } from "./own-pictures.tsx";

import "./own-listing.css";

type OwnListingPageProps = OwnListingFormState & {
  view: OwnListingView;
  /** The card as couples see it; null while they do not. */
  card: ListingCard | null;
  inbox: InboxView;
  /** The page with all enquiries. */
  inboxPath: string;
  /** The action that was just completed. */
  done: string | null;
  /** The values typed before a post was rejected, or for a preview. */
  typed: ProfileValues | null;
  /** The rejected form of a fact. */
  refusedFact: RejectedFactReport | null;
};

/** The private page of a listing: its business maintains it here, without an account. */
export function OwnListingPage({
  view,
  card,
  inbox,
  inboxPath,
  done,
  typed,
  refusedFact,
  ...state
}: OwnListingPageProps) {
  const notice = noticeFor(done, view);
  const hasForms = !view.isWithdrawn && view.pausedUntil === null;
  return (
    <PrivatePageLayout
      title={`${view.name}: your listing`}
      isRejected={refusedFact !== null || Object.keys(state.errors).length > 0}
      eyebrow="Your private page"
      heading={view.name}
    >
      {!hasForms && <FormErrors errors={state.errors} />}
      {view.isWithdrawn ? (
        <output className="private__notice">
          Your listing was removed and what you gave us is deleted. If you’d like to be listed again,{" "}
          <WriteToUs words="write to our team" />
        </output>
      ) : view.pausedUntil !== null ? (
        <section className="panel" aria-labelledby="paused-heading">
          <h2 className="heading-large" id="paused-heading">
            Your listing is paused
          </h2>
          <p>
            {view.isPausedByTeam && "Our team paused it. "}Couples don’t see it. Until{" "}
            {formatDate(view.pausedUntil)} you can bring it back exactly as it was. After that, we delete your
            pictures, address, application and emails for good.
          </p>
          <ResumeListingForm />
        </section>
      ) : (
        <>
          {notice !== null && <DoneNotice>{notice}</DoneNotice>}
          <p>
            <ThemeLink to={view.path}>See your page as couples see it</ThemeLink>
            {view.email !== null && !view.isUnsubscribed && <>. Enquiries come to {view.email}</>}. Name,
            category and address are changed by our team: <WriteToUs words="write to us" />
          </p>
          {view.isUnsubscribed && (
            <section className="panel" aria-labelledby="mail-off-heading">
              <h2 className="heading-large" id="mail-off-heading">
                Email is off
              </h2>
              <MailOnForm />
            </section>
          )}
          <InboxSection
            inbox={inbox}
            path={inboxPath}
            isMailed={view.email !== null && !view.isUnsubscribed}
          />
          <MissingPartsList parts={missingParts(view)} />
          {view.reviews.length > 0 && (
            <section className="panel" aria-labelledby="reviews-heading">
              <h2 className="heading-large" id="reviews-heading">
                Reviews
              </h2>
              <ReviewReplies reviews={view.reviews} business={view.name} {...state} />
            </section>
          )}
          <section className="panel" aria-labelledby="edit-heading">
            <h2 className="heading-large" id="edit-heading">
              Your listing
            </h2>
            <EditListingForm view={view} card={card} typed={typed} {...state} />
          </section>
          <OwnPictures pictures={view.pictures} />
          {view.facts !== null && (
            <section className="panel" aria-labelledby="facts-heading">
              <h2 className="heading-large" id="facts-heading">
                {view.isVenue ? "What couples ask a venue" : "What couples ask a caterer"}
              </h2>
              <p>
                Your answers go on your page right away, dated, as reported by you
                {view.isVenue && ", and into the filters of the venues"}. After a year couples read that it is
                old: say it again when it still holds.
              </p>
              <FactReports facts={view.facts} refused={refusedFact} />
            </section>
          )}
          <section className="panel" aria-labelledby="dates-heading">
            <h2 className="heading-large" id="dates-heading">
              Dates taken
            </h2>
            <TakenDatesForm taken={view.taken} freeUntil={view.freeUntil} {...state} />
            <CalendarForms calendar={view.calendar} {...state} />
          </section>
          <section className="panel private__doors">
            <div>
              <h2>A new link</h2>
              <NewListingLinkForm />
            </div>
            <div>
              <h2>Withdraw</h2>
              <WithdrawListingForm {...state} />
            </div>
          </section>
        </>
      )}
    </PrivatePageLayout>
  );
}

const notices: Record<string, string> = {
  edited: "Listing saved. Couples see the changes now.",
  answered: "Your answer is published below the review.",
  "not-answered": "This review has already been answered, or is gone.",
  fact: "Saved. Couples see it on your page now.",
  dates: "Dates saved.",
  calendar: "Calendar connected. Its busy days are taken now, and we read it every day.",
  "calendar-file":
    "We’ve read your file. Its busy days are taken now. Couples see which day the file is from.",
  "mail-on": "Email is on again: enquiries come to your address, those too that you weren’t sent.",
  resumed: "Your listing is back, exactly as it was.",
  rotated: "This is your new link. Save it: the old one no longer works.",
};

/** The same of a calendar in which nothing new was found. */
const noticesWithoutDays: Record<string, string> = {
  ...notices,
  calendar: "Calendar connected. We found no busy days in it from today on, and we read it every day.",
  "calendar-file": "We’ve read your file and found no busy days in it from today on.",
};

/** The same where it may have days that are among those marked by hand. */
const noticesWithoutNewDays: Record<string, string> = {
  ...notices,
  calendar:
    "Calendar connected. We found no busy days in it from today on but those you marked yourself, and we read it every day.",
  "calendar-file":
    "We’ve read your file and found no busy days in it from today on but those you marked yourself.",
};

/** Message about the action that was just completed; null for none, and for an invalid value in the URL. */
function noticeFor(done: string | null, { taken }: OwnListingView): string | null {
  const said = taken.some(({ isFromCalendar }) => isFromCalendar)
    ? notices
    : taken.length === 0
      ? noticesWithoutDays
      : noticesWithoutNewDays;
  return (done !== null && Object.hasOwn(said, done) && said[done]) || null;
}
