import { Toast } from "@base-ui/react/toast";
import { useEffect } from "react";

import type { DirectoryAnswer } from "#app/directory/answer-directory.ts";
import { FormTrouble, KeptNote } from "#app/letterbox/form-outcome.tsx";
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
      <NoResult controls={restingControls(nothingFound)} />
      <ErrorHero heading="404" text="Oops! Page not found" big />
    </>
  );
}

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
