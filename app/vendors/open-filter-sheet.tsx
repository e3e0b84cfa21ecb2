import { Dialog } from "@base-ui/react/dialog";

import type { LateDialogProps } from "#app/design-system/use-late-dialog.ts";
import { Icon } from "#app/illustrations/icon.tsx";

import { useTotalText } from "./directory-total.ts";
import { FilterPanel } from "./filter-panel.tsx";
import type { DirectoryControls } from "./use-directory.ts";

type Controlled = { controls: DirectoryControls };

/** The filters over the page. */
export function FilterSheetDialog({ isOpen, setOpen, opener, controls }: LateDialogProps & Controlled) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal>
        <OpenFilterSheet controls={controls} opener={opener} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What the sheet shows once it is open. */
export function OpenFilterSheet({ controls, opener }: Controlled & Partial<Pick<LateDialogProps, "opener">>) {
  return (
    <Dialog.Popup className="filter-sheet" finalFocus={opener}>
      <div className="filter-sheet__head">
        <Dialog.Title>Filters</Dialog.Title>
        <Dialog.Close className="filter-sheet__close" aria-label="Close filters">
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <div className="filter-sheet__body">
        <FilterPanel className="filters" headingLevel="h3" controls={controls} />
      </div>
      <div className="filter-sheet__foot">
        <Dialog.Close className="button button--primary button--block">
          <WhatIsLeft before={controls.answer.total} />
        </Dialog.Close>
      </div>
    </Dialog.Popup>
  );
}

function WhatIsLeft({ before }: { before: number }) {
  return <span {...useTotalText(before, whatIsLeft)} />;
}

/** 'Show 12 vendors'. */
function whatIsLeft(total: number): string {
  return total === 0 ? "No vendors found" : `Show ${total} ${total === 1 ? "vendor" : "vendors"}`;
}
