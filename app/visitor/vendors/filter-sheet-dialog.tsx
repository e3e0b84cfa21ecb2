import { Dialog } from "@base-ui/react/dialog";
import { memo, useRef } from "react";

import { useCloseOnBack } from "#app/ui/design-system/use-close-on-back.ts";
import type { LazyDialogProps } from "#app/ui/design-system/use-lazy-dialog.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import { formatCount } from "#app/languages/site-language.ts";

import { useTotalText } from "./directory-total.ts";
import { FilterPanel } from "./filter-panel.tsx";
import type { DirectoryControls } from "./use-directory.ts";

type Controlled = { controls: DirectoryControls };

/**
 * The filters over the page. They are rendered when the pointer reaches their button, and stay: opening only
 * shows them.
 */
export function FilterSheetDialog({ isOpen, setOpen, opener, controls }: LazyDialogProps & Controlled) {
  useCloseOnBack(isOpen, setOpen);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Portal keepMounted>
        <DrawnAhead isOpen={isOpen} controls={controls} opener={opener} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type Opened = Controlled & Partial<Pick<LazyDialogProps, "opener">>;

/** The hidden sheet need not follow typing on the page. */
const DrawnAhead = memo(
  function DrawnAhead({ controls, opener }: Opened & Pick<LazyDialogProps, "isOpen">) {
    return <FilterSheetContent controls={controls} opener={opener} />;
  },
  (before, after) => !after.isOpen || before.controls === after.controls,
);

/** Content of the open sheet. */
export function FilterSheetContent({ controls, opener }: Opened) {
  // Named explicitly, because searching all focusable elements takes longer than opening.
  const close = useRef<HTMLButtonElement>(null);
  return (
    // The style sheet hides it: without a box its layout would only be computed when it is opened.
    <Dialog.Popup className="filter-sheet" initialFocus={close} finalFocus={opener} hidden={false}>
      <div className="filter-sheet__head">
        <Dialog.Title>Filters</Dialog.Title>
        <Dialog.Close ref={close} className="filter-sheet__close" aria-label="Close filters">
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
  return total === 0
    ? "No vendors found"
    : `Show ${formatCount(total)} ${total === 1 ? "vendor" : "vendors"}`;
}
