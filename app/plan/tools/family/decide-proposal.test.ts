import { expect, test } from "vitest";
import { Doc, UndoManager, applyUpdate, encodeStateAsUpdate } from "yjs";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";

import { acceptProposal, declineProposal } from "./decide-proposal.ts";
import { proposalDecisions, proposedHouseholds } from "#app/plan/schema/family.schema.ts";

const proposal = {
  ...proposedHouseholds.shape.parse({}),
  id: "abcdefghijkl",
  name: "Manjit Aunty and family",
  people: 4,
  events: ["mehndi", "sangeet", "long-gone"],
  proposer: "Nani",
};

function planWithEvents(): Doc {
  const plan = new Doc();
  for (const id of ["mehndi", "sangeet"]) putRow(events, plan, id, { name: id });
  return plan;
}
const copyOf = (plan: Doc) => {
  const copy = new Doc();
  applyUpdate(copy, encodeStateAsUpdate(plan));
  return copy;
};
const guestsOf = (plan: Doc) => viewTable(households, plan).rows();
const invitedTo = (plan: Doc) => [...viewGrid(invitations, plan).row("from-abcdefghijkl")];

test("an accepted household is on the guest list, invited to the events that there are", () => {
  const plan = planWithEvents();
  acceptProposal(plan, proposal);
  expect(guestsOf(plan)).toMatchObject([
    { id: "from-abcdefghijkl", name: "Manjit Aunty and family", people: 4, proposer: "Nani" },
  ]);
  expect(invitedTo(plan)).toEqual([
    ["mehndi", { invited: 4, coming: null }],
    ["sangeet", { invited: 4, coming: null }],
  ]);
  expect(viewTable(proposalDecisions, plan).row(proposal.id)).toMatchObject({ state: "accepted" });
});

test("two who accept the same at once have the household once", () => {
  const one = planWithEvents();
  const two = copyOf(one);
  acceptProposal(one, proposal);
  acceptProposal(two, proposal);
  applyUpdate(one, encodeStateAsUpdate(two));
  applyUpdate(two, encodeStateAsUpdate(one));
  expect(guestsOf(one)).toHaveLength(1);
  expect(guestsOf(two)).toEqual(guestsOf(one));
  expect(invitedTo(two)).toHaveLength(2);
});

test("accepting is one change: undone, nothing of it is left", () => {
  const plan = planWithEvents();
  const undo = new UndoManager(
    [...planTables, ...planGrids].map(({ name }) => plan.getMap(name)),
    { trackedOrigins: new Set([localOrigin]), captureTimeout: 0 },
  );
  acceptProposal(plan, proposal);
  undo.undo();
  expect([guestsOf(plan), invitedTo(plan), viewTable(proposalDecisions, plan).rows()]).toEqual([[], [], []]);
});

test("what the couple declined has its word, and a household that was removed again stays away", () => {
  const plan = planWithEvents();
  declineProposal(plan, proposal.id, "The hall is full");
  expect(viewTable(proposalDecisions, plan).row(proposal.id)).toMatchObject({
    state: "declined",
    word: "The hall is full",
  });
  expect(guestsOf(plan)).toEqual([]);
  acceptProposal(plan, proposal);
  const other = copyOf(plan);
  removeRow(households, plan, "from-abcdefghijkl");
  putRow(households, other, "from-abcdefghijkl", { notes: "Bring the swing" });
  applyUpdate(plan, encodeStateAsUpdate(other));
  expect(guestsOf(plan)).toEqual([]);
});
