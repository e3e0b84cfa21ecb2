import { Dialog } from "@base-ui/react/dialog";
import { useState, type ReactNode } from "react";

import type { DirectoryPageData } from "#app/catalogue/directory/build-directory-page.ts";
import { DeleteConfirmation } from "#app/plan/tools/share/delete-from-device.tsx";
import { MobileMenuContent } from "#app/site/frame/mobile-menu-dialog.tsx";
import { FilterSheetContent } from "#app/visitor/vendors/filter-sheet-dialog.tsx";

import { staticDirectoryControls } from "./static-directory-controls.ts";

/** The menu, the filter sheet and the confirmation dialog, open, each in a window of its own. */
export function OverlayExamples({ answer }: { answer: DirectoryPageData }) {
  return (
    <div className="component-gallery__row">
      <Window>
        <MobileMenuContent close={() => {}} />
      </Window>
      <Window>
        <FilterSheetContent controls={staticDirectoryControls(answer)} />
      </Window>
      <div className="component-gallery__window component-gallery__window--low">
        <dialog open className="plan__dialog" aria-label="Delete from this computer">
          <DeleteConfirmation isHereAlone remove={() => {}} />
        </dialog>
      </div>
    </div>
  );
}

/** In place of the window that a dialog fills (component-gallery-data.css keeps it inside). */
function Window({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLDivElement | null>(null);
  return (
    <div ref={setContainer} className="component-gallery__window">
      <Dialog.Root open modal={false}>
        <Dialog.Portal container={container}>{children}</Dialog.Portal>
      </Dialog.Root>
    </div>
  );
}
