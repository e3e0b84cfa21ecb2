import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";

import type { DirectoryAnswer } from "#app/directory/answer-directory.ts";
import { FormTrouble, KeptNote } from "#app/letterbox/form-outcome.tsx";
import { ReviewList } from "#app/reviews/review-list.tsx";
import { ErrorHero } from "#app/site-frame/error-view.tsx";
import { ToastList } from "#app/site-frame/toasts.tsx";
import { NoResult } from "#app/vendors/no-result.tsx";

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
      <ErrorHero heading="404" text="Oops! Page not found" big />
    </>
  );
}

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
