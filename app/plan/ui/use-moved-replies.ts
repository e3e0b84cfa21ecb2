import { useMemo } from "react";

import { findMovedReplies, type MovedReplies } from "#app/plan/rules/guests/reply-days.ts";
import { households, replyDays } from "#app/plan/schema/guests.schema.ts";
import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";

import { useAnswers } from "./use-answers.ts";
import { useSortedEvents } from "./use-sorted-events.ts";
import { useToday } from "./use-today.ts";

/** The events that moved after households had replied, and are still to come. */
export function useMovedReplies(): readonly MovedReplies[] {
  const events = useSortedEvents();
  const rows = useRows(households);
  const days = useGrid(replyDays);
  const answers = useAnswers();
  const today = useToday();
  return useMemo(
    () => findMovedReplies(events, { households: rows, answersOf: answers.row, daysOf: days.row }, today),
    [events, rows, answers, days, today],
  );
}
