import { Dialog } from "@base-ui/react/dialog";

import { Icon } from "#app/illustrations/icon.tsx";

import { useTotalText } from "./directory-total.ts";
import { FilterPanel } from "./filter-panel.tsx";
import type { DirectoryControls } from "./use-directory.ts";

/** On small screens the filters fill the window; the button at the foot says what they leave, while they change. */
export function FilterSheet({ controls, filters }: { controls: DirectoryControls; filters: number }) {
  return (
    <Dialog.Root>
      <Dialog.Trigger className="filter-button button button--line button--small">
        <Icon name="filter" />
        {filters === 0 ? "Filters" : `Filters (${filters})`}
      </Dialog.Trigger>
      <Dialog.Portal>
        <OpenFilterSheet controls={controls} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** What the sheet shows once it is open. */
export function OpenFilterSheet({ controls }: { controls: DirectoryControls }) {
  return (
    <Dialog.Popup className="filter-sheet">
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
