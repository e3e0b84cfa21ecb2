import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";

import type { DirectoryAnswer } from "#app/catalogue/directory/build-directory-page.ts";
import { FormTrouble, KeptNote } from "#app/messaging/forms/form-outcome.tsx";
import type { Keeping } from "#app/plan/session/plan-connection.ts";
import { KeepingNote } from "#app/plan/shell/plan-bar.tsx";
import { PlanOpening } from "#app/plan/ui/loading/plan-loading.tsx";
import { ReviewList } from "#app/couple/reviews/review-list.tsx";
import { ErrorHero } from "#app/site/frame/error-view.tsx";
import { ToastList } from "#app/site/frame/toast-region.tsx";
import { NoResult } from "#app/visitor/vendors/no-result.tsx";
import { SavedBox } from "#app/vendors/saved-box.tsx";
import "#app/plan/shell/plan.css";

import { Specimen } from "#app/component-gallery/in-both-themes.tsx";
import { restingControls } from "./resting-controls.ts";

/** What the site says by itself. */
export function MessageSpecimens({ nothingFound }: { nothingFound: DirectoryAnswer }) {
  return (
    <>
      <Toast.Provider timeout={0}>
        <OneToast />
        <Toast.Viewport className="specimens__toasts">
          <ToastList />
        </Toast.Viewport>
      </Toast.Provider>
      <FormTrouble errors={["the enquiry did not reach us: send it again"]} />
      <KeptNote reference="WR-7K2M-Q4XD">Your enquiry is kept. Its reference is</KeptNote>
      <ReviewList listing={reviewed} />
      <NoResult controls={restingControls(nothingFound)} />
      <div className="specimens__row">
        {keepings.map((keeping) => (
          <Specimen key={keeping?.state ?? "here"} label={`a plan: ${keeping?.state ?? "on this device"}`}>
            <KeepingNote keeping={keeping} />
          </Specimen>
        ))}
      </div>
      <Specimen label="being loaded">
        <PlanOpening />
      </Specimen>
      <Specimen label="the saved list">
        <SavedBox query={nothingFound.query} />
      </Specimen>
      <ErrorHero heading="404" text="Oops! Page not found" big />
      <ErrorHero heading="Unexpected Application Error!" text="Something on our side failed." />
    </>
  );
}

/** How a plan can be kept; `waiting` is what one sees without a connection. */
const keepings: readonly (Keeping | null)[] = [
  null,
  { state: "kept" },
  { state: "sending" },
  { state: "waiting" },
  { state: "refused", why: "too-large" },
];

/** Nobody's words: what a review and its answer look like. */
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
