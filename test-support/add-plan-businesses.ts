import type { Doc } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { businessesAt, moments, businessNeeded } from "#app/plan/schema/schedule.schema.ts";
import { packSeatAssignments, seatedHouseholds, seatingTables } from "#app/plan/schema/seating.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

/**
 * Adds invented businesses to the shortlist, two of them booked, and moments of the reception to the
 * schedule.
 */
export function addPlanBusinesses(plan: Doc): void {
  const reached = { contact: "Harpreet", phone: "403 555 0142", email: "hello@tandoor.example" };
  putRow(shortlist, plan, "901", { name: "Dhol and Decks", category: "djs", status: "considering" });
  putRow(shortlist, plan, "902", {
    ...reached,
    name: "Tandoor on Tenth",
    category: "caterers",
    status: "booked",
    quoteCents: 1_480_000,
    quoteNote: "Dinner for 120, two live stations, chai until midnight",
    loadIn: 840,
  });
  putRow(shortlist, plan, "903", {
    name: "Foothills Lens",
    category: "photographers",
    status: "quoted",
    quoteCents: 420_000,
    quoteNote: "Ten hours, two photographers",
  });
  const evening = [
    ["entrance", "The couple comes in", 45],
    ["speeches", "Speeches", 90],
    ["dance", "First dance", 150],
  ] as const;
  for (const [id, title, after] of evening)
    putRow(moments, plan, id, { event: "reception", title, after, minutes: 15 });
  for (const at of ["reception", "sangeet"]) putCell(businessesAt, plan, at, "902", businessNeeded);
  putCell(businessesAt, plan, "dance", "901", businessNeeded);
}

/** Adds tables to the reception and seats the first households, one table over-full. */
export function addPlanSeating(plan: Doc, howMany: number): void {
  for (let table = 1; table <= 6; table += 1)
    putRow(seatingTables, plan, `table-${table}`, { event: "reception", name: `Table ${table}`, seats: 8 });
  for (let at = 0; at < Math.min(howMany, 15); at += 1) {
    const seated = [{ table: `table-${Math.floor(at / 3) + 1}`, people: (at % 5) + 1 }];
    putCell(seatedHouseholds, plan, `household-${at}`, "reception", packSeatAssignments(seated));
  }
}
