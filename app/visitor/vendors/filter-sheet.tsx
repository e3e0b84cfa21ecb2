import { useState } from "react";

import { useLazyDialog } from "#app/ui/design-system/use-lazy-dialog.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import type { DirectoryControls } from "./use-directory.ts";

const loadSheet = async () => (await import("./filter-sheet-dialog.tsx")).FilterSheetDialog;

/**
 * On small screens the filters fill the window; the button at the foot shows the number of results as they
 * change.
 */
export function FilterSheet({ controls, filters }: { controls: DirectoryControls; filters: number }) {
  const { Dialog, dialog, trigger, open } = useLazyDialog<HTMLButtonElement, { controls: DirectoryControls }>(
    loadSheet,
  );
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <button
        {...trigger}
        type="button"
        className="filter-button button button--line button--small"
        onClick={() => void open().then((isOpen) => setMissing(!isOpen))}
      >
        <Icon name="filter" />
        {filters === 0 ? "Filters" : `Filters (${filters})`}
      </button>
      <noscript>
        <a className="filter-button button button--line button--small" href="#filters">
          Filters
        </a>
      </noscript>
      {isMissing && (
        <output className="note">The filters didn’t load. Try again when you’re back online.</output>
      )}
      {Dialog && <Dialog {...dialog} controls={controls} />}
    </>
  );
}
