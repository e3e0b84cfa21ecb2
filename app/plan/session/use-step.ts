import { useCallback } from "react";
import type { Doc } from "yjs";

import { madeHere } from "#app/plan/document/plan-table.ts";

import { usePlan } from "./plan-provider.tsx";

/** Does much at once: one step that can be undone, and one message to the others. */
export function useStep(): (work: (document: Doc) => void) => void {
  const { document, undo } = usePlan();
  return useCallback(
    (work) => {
      // Changes within half a second are one step of undoing otherwise.
      undo.stopCapturing();
      document.transact(() => work(document), madeHere);
      undo.stopCapturing();
    },
    [document, undo],
  );
}
