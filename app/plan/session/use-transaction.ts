import { useCallback } from "react";
import type { Doc } from "yjs";

import { localOrigin } from "#app/plan/document/plan-table.ts";

import { usePlan } from "./plan-provider.tsx";

/** Makes several changes at once: one undo step, and one message to the others. */
export function useTransaction(): (work: (document: Doc) => void) => void {
  const { document, undo } = usePlan();
  return useCallback(
    (work) => {
      // By default, changes within half a second become one undo step.
      undo.stopCapturing();
      document.transact(() => work(document), localOrigin);
      undo.stopCapturing();
    },
    [document, undo],
  );
}
