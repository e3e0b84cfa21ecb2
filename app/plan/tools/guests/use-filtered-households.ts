import { useCallback, useMemo, useSyncExternalStore } from "react";

import type { Answer } from "#app/plan/rules/guests/answer.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { findMovedReplies, type MovedReplies } from "#app/plan/rules/guests/reply-days.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { useToday } from "#app/plan/ui/use-today.ts";
import { useGrid, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";

import { filterHouseholds, type GuestFilter } from "./filter-households.ts";
import { guests, households, replyDays, type HouseholdRow } from "#app/plan/schema/guests.schema.ts";

const nobody: readonly string[] = [];
const noneMoved: readonly MovedReplies[] = [];
const nowhere: ReadonlyMap<string, Answer> = new Map();

/** The households that match a filter, sorted by name. */
export function useFilteredHouseholds(filter: GuestFilter): readonly HouseholdRow[] {
  const all = useRows(households);
  const people = useRows(guests);
  const view = viewAnswers(usePlan().document);
  // Only with a filter on answers does a changed answer affect the list as a whole.
  const cells = useSyncExternalStore(
    view.watch,
    useCallback(() => (filter.answer === null ? null : view.cells()), [filter.answer, view]),
  );
  const days = useGrid(replyDays);
  const events = useSortedEvents();
  const today = useToday();
  const moved = useMemo(
    () =>
      cells === null || filter.answer !== "moved"
        ? noneMoved
        : findMovedReplies(events, { households: all, answersOf: cells.row, daysOf: days.row }, today),
    [cells, filter.answer, events, all, days, today],
  );
  return useMemo(() => {
    const names = new Map<string, string[]>();
    for (const { household, name } of people) names.set(household, [...(names.get(household) ?? []), name]);
    return filterHouseholds(all, filter, {
      peopleOf: (id) => names.get(id) ?? nobody,
      invitationsOf: (id) => cells?.row(id) ?? nowhere,
      movedOf: (id) => moved.flatMap(({ event, households: own }) => (own.has(id) ? [event] : [])),
    });
  }, [all, people, filter, cells, moved]);
}
