import { useSyncExternalStore } from "react";

import { PlanIcon } from "#app/plan/ui/plan-icon.tsx";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";

/** Undo, and redo where something was undone. */
export function UndoButtons() {
  const { undo } = usePlan();
  const stacks = useSyncExternalStore(
    (changed) => {
      undo.on("stack-item-added", changed);
      undo.on("stack-item-popped", changed);
      undo.on("stack-cleared", changed);
      return () => {
        undo.off("stack-item-added", changed);
        undo.off("stack-item-popped", changed);
        undo.off("stack-cleared", changed);
      };
    },
    () => `${undo.canUndo()} ${undo.canRedo()}`,
  );
  const [canUndo, canRedo] = stacks.split(" ");
  if (!useCanEdit()) return null;
  return (
    <>
      <button
        type="button"
        className="plan-header__action"
        aria-label="Undo"
        disabled={canUndo !== "true"}
        onClick={() => undo.undo()}
      >
        <PlanIcon name="undo" />
      </button>
      {canRedo === "true" && (
        <button type="button" className="plan-header__action" aria-label="Redo" onClick={() => undo.redo()}>
          <PlanIcon name="redo" />
        </button>
      )}
    </>
  );
}
