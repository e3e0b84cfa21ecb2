import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";

import { setHouseholdPeople, type InvitedByHousehold } from "./set-household-people.ts";

function invitedPlan(): Doc {
  const plan = new Doc();
  putRow(households, plan, "gills", { name: "Gills", people: 2 });
  putCell(invitations, plan, "gills", "mehndi", "1");
  putCell(invitations, plan, "gills", "sangeet", "2:2");
  putCell(invitations, plan, "gills", "reception", "2");
  return plan;
}

const invitedTo = (plan: Doc) =>
  Object.fromEntries(
    [...viewGrid(invitations, plan).row("gills")].map(([event, { invited }]) => [event, invited]),
  );

function type(plan: Doc, ...numbers: (number | null)[]): void {
  let typed: InvitedByHousehold | undefined;
  for (const people of numbers)
    plan.transact(() => {
      typed = setHouseholdPeople(plan, "gills", people, typed);
    });
}

test("invitations for the whole household follow its number; a number of their own and an answer stay", () => {
  const plan = invitedPlan();
  type(plan, 6);
  expect(viewTable(households, plan).row("gills")?.people).toBe(6);
  expect(invitedTo(plan)).toEqual({ mehndi: 1, sangeet: 2, reception: 6 });
});

test("the digits on the way to a number take no other invitation along", () => {
  const plan = invitedPlan();
  type(plan, null, 1, 12);
  expect(invitedTo(plan)).toEqual({ mehndi: 1, sangeet: 2, reception: 12 });
});
