import { useCallback } from "react";
import type { Doc } from "yjs";

import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";

import { changeInOwnStep } from "./own-step.ts";

/**
 * Deletes something from the plan in one step, and shows a toast that brings it back.
 * @returns a function of the deleted thing's name, and the work that deletes it
 */
export function useDeletion(): (name: string, work: (document: Doc) => void) => void {
  const { document, undo } = usePlan();
  const toast = useToast();
  return useCallback(
    (name, work) => {
      const { takeBack } = changeInOwnStep(document, undo, work);
      toast({ title: `Deleted “${name}”`, action: { label: "Undo", run: takeBack } });
    },
    [document, undo, toast],
  );
}
