import type { UndoManager } from "yjs";

/**
 * Undoes one deletion, whatever was changed after it. While it is still the last step of the plan, the
 * plan's own undo does it, so that it can be redone.
 * @param plan the undo of the open plan, whose last step is the deletion
 * @param own an undo that saw only the deletion; it tracks nothing from now on
 */
export function deletionUndo(plan: UndoManager, own: UndoManager): () => void {
  own.stopCapturing();
  own.trackedOrigins.clear();
  const step = plan.undoStack.at(-1);
  return () => {
    if (step !== undefined && plan.undoStack.at(-1) === step) plan.undo();
    else if (step !== undefined && plan.undoStack.includes(step)) own.undo();
    own.destroy();
  };
}
