import { useCallback, useSyncExternalStore } from "react";

import type { GridCells } from "#app/plan/document/plan-grid.ts";
import type { Answer } from "#app/plan/rules/guests/answer.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";

/** The invitations and answers of all households. */
export function useAnswers(): GridCells<Answer> {
  const view = viewAnswers(usePlan().document);
  return useSyncExternalStore(view.watch, view.cells);
}

/** Those of one household, by event. */
export function useHouseholdAnswers(household: string): ReadonlyMap<string, Answer> {
  const view = viewAnswers(usePlan().document);
  return useSyncExternalStore(
    view.watch,
    useCallback(() => view.row(household), [view, household]),
  );
}
