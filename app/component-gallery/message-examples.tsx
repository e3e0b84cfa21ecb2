import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";

import type { DirectoryPageData } from "#app/catalogue/directory/build-directory-page.ts";
import { FormErrors } from "#app/messaging/forms/form-errors.tsx";
import { SavedNotice } from "#app/messaging/forms/saved-notice.tsx";
import type { SyncState } from "#app/plan/session/plan-connection.ts";
import { SyncStateNote } from "#app/plan/shell/frame/sync-state-note.tsx";
import { PlanLoading } from "#app/plan/ui/loading/plan-loading.tsx";
import { ReviewList } from "#app/couple/reviews/review-list.tsx";
import { ErrorHero } from "#app/site/frame/error-view.tsx";
import { ToastList } from "#app/site/frame/toast-region.tsx";
import { NoResult } from "#app/visitor/vendors/no-result.tsx";
import { SavedListBox } from "#app/visitor/vendors/saved-list-box.tsx";
import "#app/plan/shell/plan.css";

import { Example } from "./in-both-themes.tsx";
import { staticDirectoryControls } from "./static-directory-controls.ts";

/** Messages of the site. */
export function MessageExamples({ nothingFound }: { nothingFound: DirectoryPageData }) {
  return (
    <>
      <Toast.Provider timeout={0}>
        <OneToast />
        <Toast.Viewport className="component-gallery__toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Provider>
      <FormErrors message="the enquiry did not reach us: send it again" />
      <SavedNotice reference="WR-7K2M-Q4XD">We’ve got your enquiry. Your reference is</SavedNotice>
      <ReviewList listing={reviewed} />
      <NoResult controls={staticDirectoryControls(nothingFound)} />
      <div className="component-gallery__row">
        {keepings.map((keeping) => (
          <Example key={keeping?.state ?? "here"} label={`a plan: ${keeping?.state ?? "only here"}`}>
            <SyncStateNote keeping={keeping} />
          </Example>
        ))}
      </div>
      <Example label="being loaded">
        <PlanLoading />
      </Example>
      <Example label="the saved list">
        <SavedListBox query={nothingFound.query} />
      </Example>
      <ErrorHero heading="404" text="Oops! Page not found" big />
      <ErrorHero heading="Unexpected Application Error!" text="Something on our side failed." />
    </>
  );
}

/** The saving states of a plan; `waiting` is the state without a connection. */
const keepings: readonly (SyncState | null)[] = [
  null,
  { state: "saved" },
  { state: "sending" },
  { state: "waiting" },
  { state: "refused", why: "too-large" },
];

/** Sample text: how a review and its reply look. */
const reviewed: Parameters<typeof ReviewList>[0]["listing"] = {
  card: { name: "A business" },
  reviews: [
    {
      id: 1,
      author: "Two first names",
      stars: 4,
      text: "What a couple writes of a business that answered its enquiry.",
      month: "2027-06",
      publishedAt: new Date("2027-07-01T18:00:00Z"),
      answer: { text: "What the business answers, once.", at: new Date("2027-07-03T18:00:00Z") },
    },
  ],
  removedReviews: [{ reason: "advertising", count: 1 }],
};

function OneToast() {
  const { add, close } = Toast.useToastManager();
  useEffect(() => {
    const id = add({
      title: "Added to saved vendors",
      description: "This vendor has been added to your saved list",
    });
    return () => close(id);
  }, [add, close]);
  return null;
}
