import { useCallback, useEffect, useState } from "react";
import type { Transaction } from "yjs";
import type { z } from "zod";

import { viewTable, type PlanTable } from "#app/plan/document/plan-table.ts";
import type { ChecklistRow } from "#app/plan/rules/checklist/checklist-rows.ts";
import { dayEntries } from "#app/plan/rules/schedule/day-entry.ts";
import { timelineOf } from "#app/plan/rules/schedule/timeline.ts";
import { planTables } from "#app/plan/schema/all-tables.ts";
import { budgetItems } from "#app/plan/schema/budget.schema.ts";
import { delays } from "#app/plan/schema/delays.schema.ts";
import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { changesSince, currentClocks, type ForeignChange } from "#app/plan/session/changes/changes-since.ts";
import { readSeenChanges, saveSeenChanges } from "#app/plan/session/changes/seen-changes.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { describeDelay } from "#app/plan/ui/day/describe-delay.ts";

import { describeChanges } from "./describe-changes.ts";
import type { NewsItem } from "./news.ts";
import { seatsByHousehold } from "./seats-by-household.ts";
import { withoutDelayedHours } from "./without-delayed-hours.ts";

/**
 * What other people with a link to edit changed since this device last showed it, and who did; nothing on its
 * first visit.
 * @param tasks of the checklist, for the names of the site's own
 */
export function useChanges(tasks: readonly ChecklistRow[]): NewsItem[] {
  const { document, here } = usePlan();
  const [seen] = useState(() => readSeenChanges(localStorage, here.store));
  const find = useCallback(
    () => (here.role === "edit" ? changesSince(document, seen) : []),
    [document, here.role, seen],
  );
  const [changes, setChanges] = useState(find);
  useEffect(() => {
    // Only what comes from others makes more of them.
    const note = ({ local }: Transaction) => {
      if (!local) setChanges(find());
    };
    document.on("afterTransaction", note);
    return () => document.off("afterTransaction", note);
  }, [document, find]);
  useEffect(() => {
    const save = () => {
      const { own } = readSeenChanges(localStorage, here.store);
      saveSeenChanges(localStorage, here.store, { clocks: currentClocks(document), own });
    };
    window.addEventListener("pagehide", save);
    return () => {
      window.removeEventListener("pagehide", save);
      save();
    };
  }, [document, here.store]);
  const bySeat = seatsByHousehold(changes, (id) => viewTable(guests, document).row(id)?.household);
  const told = withoutDelayedHours(bySeat, {
    delay: viewTable(delays, document).row,
    eventOf: (id) => viewTable(moments, document).row(id)?.event ?? "",
    hoursOf: (id) =>
      dayEntries(timelineOf(viewTable(events, document).rows(), viewTable(moments, document).rows())).find(
        (entry) => entry.id === id,
      ),
  });
  return describeChanges(told, (change) => {
    if (change.removed !== undefined) return change.removed;
    if (change.table === "tasks") return tasks.find(({ id }) => id === change.id)?.title ?? "";
    if (change.table === delays.name) {
      const delay = viewTable(delays, document).row(change.id);
      return delay === undefined ? "the schedule moved" : describeDelay(delay);
    }
    return nameOfRow(change);
  });

  function nameOfRow({ table, id }: ForeignChange): string {
    if (table === "invitations" || table === "seated-households")
      return viewTable(households, document).row(id)?.name ?? "";
    if (table === "wedding") return "";
    const row = tablesByName.get(table);
    const values = row === undefined ? undefined : viewTable(row, document).row(id);
    const item = table === "payments" ? viewTable(budgetItems, document).row(asText(values?.item))?.name : "";
    return asText(values?.title) || asText(values?.name) || (item ?? "");
  }
}

const tablesByName = new Map<string, PlanTable<z.ZodObject>>(planTables.map((table) => [table.name, table]));
const asText = (value: unknown) => (typeof value === "string" ? value : "");
