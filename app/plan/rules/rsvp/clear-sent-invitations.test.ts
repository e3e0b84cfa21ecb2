import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { sentInvitations } from "#app/plan/schema/rsvp.schema.ts";

import { clearSentInvitations } from "./clear-sent-invitations.ts";

test("a plan that gives new links has sent none of them", () => {
  const plan = new Doc();
  putRow(sentInvitations, plan, "brar", { on: "2027-03-01" });
  putRow(sentInvitations, plan, "gill", { on: "2027-03-01", remindedOn: "2027-04-01" });
  clearSentInvitations(plan);
  expect(viewTable(sentInvitations, plan).rows()).toEqual([]);
});
