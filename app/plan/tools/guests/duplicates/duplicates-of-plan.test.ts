import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { distinctHouseholds, guests, households, pairId } from "#app/plan/schema/guests.schema.ts";

import { duplicatesOfPlan } from "./duplicates-of-plan.ts";

const rowsOf = (plan: Doc) => ({
  households: viewTable(households, plan).rows(),
  guests: viewTable(guests, plan).rows(),
  distinct: viewTable(distinctHouseholds, plan).rows(),
});

test("duplicates are found once for a list as it is, and again after a change", () => {
  const plan = new Doc();
  putRow(households, plan, "one", { name: "Dhillon family" });
  putRow(households, plan, "other", { name: "Dhilon family" });
  const found = duplicatesOfPlan(plan, rowsOf(plan));
  expect(found).toHaveLength(1);
  expect(duplicatesOfPlan(plan, rowsOf(plan))).toBe(found);
  putRow(distinctHouseholds, plan, pairId("one", "other"), {});
  expect(duplicatesOfPlan(plan, rowsOf(plan))).toEqual([]);
  putRow(households, plan, "third", { name: "Dhillon family" });
  expect(duplicatesOfPlan(plan, rowsOf(plan)).length).toBeGreaterThan(0);
});
