import { useCallback } from "react";
import { UndoManager, type Doc } from "yjs";

import { localOrigin } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";

import { deletionUndo } from "./deletion-undo.ts";

/**
 * Deletes something from the plan in one step, and shows a toast that brings it back.
 * @returns a function of the deleted thing's name, and the work that deletes it
 */
export function useDeletion(): (name: string, work: (document: Doc) => void) => void {
  const { document, undo } = usePlan();
  const toast = useToast();
  return useCallback(
    (name, work) => {
      undo.stopCapturing();
      const own = new UndoManager(
        [...planTables, ...planGrids].map((table) => document.getMap(table.name)),
        { trackedOrigins: new Set([localOrigin]) },
      );
      document.transact(() => work(document), localOrigin);
      undo.stopCapturing();
      const bringBack = deletionUndo(undo, own);
      toast({ title: `Deleted “${name}”`, action: { label: "Undo", run: bringBack } });
    },
    [document, undo, toast],
  );
}
