import { FactReports, type RefusedReport } from "#app/business/fact-reports/fact-reports.tsx";
import { PrivateFrame } from "#app/messaging/private-links/private-page-layout.tsx";
import { AnswerReviews } from "#app/couple/reviews/review-replies.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";
import type { ProfileValues } from "#app/business/profile/profile-fields.ts";

import type { OwnListingView } from "#app/own-listing/open-listing.server.ts";
import { DatesForm, EditForm, NewLinkForm, WithdrawForm, type FormState } from "./own-listing-forms.tsx";

import { OwnPictures } from "./own-pictures.tsx";

import "./own-listing.css";

type OwnListingPageProps = FormState & {
  view: OwnListingView;
  /** What has just been done. */
  done: string | null;
  /** What was typed before a post was refused, or for a preview. */
  typed: ProfileValues | null;
  /** The form of a fact that was refused. */
  refusedFact: RefusedReport | null;
};

/** The private page of a listing: its business keeps it here, without an account. */
export function OwnListingPage({ view, done, typed, refusedFact, ...state }: OwnListingPageProps) {
  const notice = noticeFor(done);
  return (
    <PrivateFrame title={`${view.name}: your listing`} eyebrow="Your private page" heading={view.name}>
      {view.isWithdrawn ? (
        <output className="private__notice">
          Your listing is withdrawn. Nobody sees it any more; if you want it back, write to our team.
        </output>
      ) : (
        <>
          {notice !== null && <output className="private__notice">{notice}</output>}
          <p>
            <ThemeLink to={view.path}>See your page as couples see it</ThemeLink>
            {view.email !== null && <>. Enquiries come to {view.email}</>}. Name, category and address are
            changed by our team: write to us.
          </p>
          {view.reviews.length > 0 && (
            <section className="panel" aria-labelledby="reviews-heading">
              <h2 className="heading-large" id="reviews-heading">
                Reviews
              </h2>
              <AnswerReviews reviews={view.reviews} business={view.name} {...state} />
            </section>
          )}
          <section className="panel" aria-labelledby="edit-heading">
            <h2 className="heading-large" id="edit-heading">
              Your listing
            </h2>
            <EditForm view={view} typed={typed} {...state} />
          </section>
          <OwnPictures pictures={view.pictures} />
          {view.facts !== null && (
            <section className="panel" aria-labelledby="facts-heading">
              <h2 className="heading-large" id="facts-heading">
                What couples ask a venue
              </h2>
              <p>
                What you say here stands on your page at once, dated, as reported by you, and in the filters
                of the venues. After a year couples read that it is old: say it again when it still holds.
              </p>
              <FactReports facts={view.facts} refused={refusedFact} />
            </section>
          )}
          <section className="panel" aria-labelledby="dates-heading">
            <h2 className="heading-large" id="dates-heading">
              Dates taken
            </h2>
            <DatesForm taken={view.taken} freeUntil={view.freeUntil} {...state} />
          </section>
          <section className="panel private__doors">
            <div>
              <h2>A new link</h2>
              <NewLinkForm />
            </div>
            <div>
              <h2>Withdraw</h2>
              <WithdrawForm {...state} />
            </div>
          </section>
        </>
      )}
    </PrivateFrame>
  );
}

const notices: Record<string, string> = {
  edited: "Your listing is saved, and couples see it so from now on.",
  answered: "Your answer is published below the review.",
  "not-answered": "This review has its answer, or is not there any more.",
  fact: "It is kept, and couples read it so from now on.",
  dates: "Your dates are kept.",
  rotated: "This is your new link. Keep it: the old one opens nothing any more.",
};

/** What to say of what has just been done; null for nothing, and for what an address made up. */
const noticeFor = (done: string | null) =>
  (done !== null && Object.hasOwn(notices, done) && notices[done]) || null;
