import { useMemo } from "react";

import { findMovedReplies, type MovedReplies } from "#app/plan/rules/guests/reply-days.ts";
import { replyDays } from "#app/plan/schema/guests.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";

import { useAnswers } from "./use-answers.ts";
import { useSortedEvents } from "./use-sorted-events.ts";

/** The events that moved after households had replied. */
export function useMovedReplies(): readonly MovedReplies[] {
  const events = useSortedEvents();
  const rows = useRows(replyDays);
  const answers = useAnswers();
  return useMemo(() => findMovedReplies(events, rows, answers.row), [events, rows, answers]);
}
