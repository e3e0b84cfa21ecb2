import { UndoManager, type Doc } from "yjs";

import { localOrigin } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";

import { deletionUndo } from "./deletion-undo.ts";

/** A change that can be taken back by itself, whatever was changed after it. */
export type OwnStep = {
  /** Whether the plan's undo still has it: nobody has taken it back. */
  isThere: () => boolean;
  takeBack: () => void;
  /**
   * Calls back once the plan's own undo has taken it back, at once where it has already.
   * @returns stops waiting for that
   */
  onTakenBack: (listener: () => void) => () => void;
  /** Forgets how to take it back. */
  close: () => void;
};

/**
 * Changes the plan in one step of its undo.
 * @param plan the undo of the open plan
 */
export function changeInOwnStep(document: Doc, plan: UndoManager, work: (document: Doc) => void): OwnStep {
  plan.stopCapturing();
  const before = plan.undoStack.at(-1);
  const own = new UndoManager(
    [...planTables, ...planGrids].map(({ name }) => document.getMap(name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  document.transact(() => work(document), localOrigin);
  plan.stopCapturing();
  const step = plan.undoStack.at(-1);
  const takeBack = deletionUndo(plan, own);
  // Where nothing changed, the last step is an earlier one.
  const isThere = () => step !== undefined && step !== before && plan.undoStack.includes(step);
  return {
    isThere,
    takeBack: () => {
      if (isThere()) takeBack();
    },
    onTakenBack: (listener) => {
      const look = () => {
        if (!isThere()) listener();
      };
      plan.on("stack-item-popped", look);
      look();
      return () => plan.off("stack-item-popped", look);
    },
    close: () => own.destroy(),
  };
}
