import { maxListingPictures } from "#app/business/pictures/max-listing-pictures.ts";
import type { ListingPicture } from "#app/catalogue/directory/listing-picture.ts";
import { DoneNotice } from "#app/messaging/private-links/done-notice.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { AddPicturesForm } from "./add-pictures-form.tsx";
import { EditablePicture } from "./editable-picture.tsx";
import type { PictureAnswer } from "./picture-change.ts";

import "./pictures-page.css";

type PicturesPageProps = {
  name: string;
  /** Path of the public page with the pictures. */
  path: string;
  /** The private page that they belong to. */
  listingPath: string;
  pictures: readonly ListingPicture[];
  /** The action that was just completed. */
  done: string | null;
  answer: PictureAnswer | null;
};

/** The private page on which a business adds, describes, orders and removes its pictures. */
export function PicturesPage({ name, path, listingPath, pictures, done, answer }: PicturesPageProps) {
  const notice = answer === null ? noticeFor(done) : null;
  const answerOf = (hash: string | null) => (answer?.hash === hash ? answer : null);
  const undescribed = pictures.filter(({ alt }) => alt === "").length;
  return (
    <PrivatePageLayout
      title={`${name}: your pictures`}
      isRejected={answer !== null}
      eyebrow="Your private page"
      heading="Your pictures"
    >
      {notice !== null && <DoneNotice>{notice}</DoneNotice>}
      <p>
        <ThemeLink to={listingPath} className="text-link">
          Back to your listing
        </ThemeLink>
        , or{" "}
        <ThemeLink to={path} className="text-link">
          see your page as couples see it
        </ThemeLink>
        .
      </p>
      {pictures.length > 0 && (
        <section className="panel" aria-labelledby="pictures-heading">
          <h2 className="heading-large" id="pictures-heading">
            {pictures.length} of {maxListingPictures} pictures
          </h2>
          <p className="note">
            The first one is also on your card. All of them are live.
            {undescribed > 0 &&
              ` ${undescribed === 1 ? "One still needs" : `${undescribed} still need`} a description, for people who can’t see it.`}
          </p>
          <ol className="own-pictures">
            {pictures.map((picture, at) => (
              <EditablePicture
                // Typed values are restored when their form is rejected.
                key={`${picture.hash} ${picture.alt}`}
                picture={picture}
                number={at + 1}
                isLast={at === pictures.length - 1}
                answer={answerOf(picture.hash)}
              />
            ))}
          </ol>
        </section>
      )}
      <section className="panel" aria-labelledby="add-heading">
        <h2 className="heading-large" id="add-heading">
          {pictures.length === 0 ? "Show your work" : "Add pictures"}
        </h2>
        <AddPicturesForm room={maxListingPictures - pictures.length} answer={answerOf(null)} />
      </section>
    </PrivatePageLayout>
  );
}

const notices: Record<string, string> = {
  add: "Your pictures are live. Couples see them now.",
  words: "Description saved.",
  earlier: "Order saved.",
  later: "Order saved.",
  remove: "Picture removed. Some browsers may still show a saved copy for a while.",
};

/** Message about the action that was just completed; null for none, and for an invalid value in the URL. */
const noticeFor = (done: string | null) =>
  (done !== null && Object.hasOwn(notices, done) && notices[done]) || null;
