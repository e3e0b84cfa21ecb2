import { useCallback } from "react";
import type { Doc } from "yjs";

import { deleteAndTell } from "#app/plan/session/changes/delete-and-tell.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";

import { changeInOwnStep } from "./own-step.ts";
import { rememberFocus } from "./surviving-focus.ts";

/**
 * Deletes something from the plan in one step, and shows a toast that brings it back.
 * @returns a function of the deleted thing's name, and the work that deletes it
 */
export function useDeletion(): (name: string, work: (document: Doc) => void) => void {
  const { document, undo } = usePlan();
  const toast = useToast();
  return useCallback(
    (name, work) => {
      const focusNearby = rememberFocus();
      const { takeBack, onTakenBack } = changeInOwnStep(document, undo, (plan) =>
        deleteAndTell(plan, name, work),
      );
      const run = () => {
        takeBack();
        // The button that was pressed goes with the toast.
        focusNearby();
      };
      toast({ title: `Deleted “${name}”`, action: { label: "Undo", run, onObsolete: onTakenBack } });
    },
    [document, undo, toast],
  );
}

/**
 * The same without the toast, for a modal dialog: what is outside of it, the toast too, cannot be pressed.
 * @returns a function of the deleted thing's name, and the work that deletes it; it returns what brings it back
 */
export function useDeletionStep(): (name: string, work: (document: Doc) => void) => () => void {
  const { document, undo } = usePlan();
  return useCallback(
    (name, work) => changeInOwnStep(document, undo, (plan) => deleteAndTell(plan, name, work)).takeBack,
    [document, undo],
  );
}
