import { useRef, useSyncExternalStore } from "react";

import { PlanIcon } from "#app/plan/ui/plan-icon.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";

/**
 * Undo, and redo where something was undone. A press on either leaves the focus on a button, also with nothing more
 * to undo or redo.
 */
export function UndoButtons() {
  const { undo } = usePlan();
  const toast = useToast();
  const undoButton = useRef<HTMLButtonElement>(null);
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
        ref={undoButton}
        type="button"
        className="plan-header__action"
        aria-label="Undo"
        // Disabled it would lose the focus with the last step.
        aria-disabled={canUndo !== "true" || undefined}
        onClick={() => {
          const had = undo.canUndo();
          // A step does nothing where somebody has written over it.
          if (undo.undo() === null && had)
            toast({
              title: "Nothing to undo",
              description: "Someone has changed the same thing since. The plan shows the latest.",
            });
        }}
      >
        <PlanIcon name="undo" />
      </button>
      {canRedo === "true" && (
        <button
          type="button"
          className="plan-header__action"
          aria-label="Redo"
          onClick={() => {
            undo.redo();
            if (!undo.canRedo()) undoButton.current?.focus();
          }}
        >
          <PlanIcon name="redo" />
        </button>
      )}
    </>
  );
}
