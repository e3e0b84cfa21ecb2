import { Dialog } from "@base-ui/react/dialog";
import { useState, type ReactNode } from "react";

import type { DirectoryAnswer } from "#app/catalogue/directory/build-directory-page.ts";
import { DeleteQuestion } from "#app/plan/tools/share/delete-from-device.tsx";
import { OpenMobileMenu } from "#app/site/frame/mobile-menu-dialog.tsx";
import { OpenFilterSheet } from "#app/visitor/vendors/filter-sheet-dialog.tsx";

import { restingControls } from "./resting-controls.ts";

/** The menu, the sheet of filters and the question before something is lost, open, each in a window of its own. */
export function OverlaySpecimens({ answer }: { answer: DirectoryAnswer }) {
  return (
    <div className="specimens__row">
      <Window>
        <OpenMobileMenu close={() => {}} />
      </Window>
      <Window>
        <OpenFilterSheet controls={restingControls(answer)} />
      </Window>
      <div className="specimens__window specimens__window--low">
        <dialog open className="plan__dialog" aria-label="Delete from this device">
          <DeleteQuestion isHereAlone remove={() => {}} />
        </dialog>
      </div>
    </div>
  );
}

/** Stands for the window that a dialog fills (specimens.css holds it inside). */
function Window({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  return (
    <div ref={setContainer} className="specimens__window">
      <Dialog.Root open modal={false}>
        <Dialog.Portal container={container}>{children}</Dialog.Portal>
      </Dialog.Root>
    </div>
  );
}
