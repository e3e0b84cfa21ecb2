import { expect, test } from "vitest";
import { Doc, UndoManager } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { guestReplies, guests } from "#app/plan/schema/guests.schema.ts";
import { namedSeats, seatedHouseholds } from "#app/plan/schema/seating.schema.ts";
import { deleteAndTell } from "#app/plan/session/changes/delete-and-tell.ts";
import { changeInOwnStep } from "#app/plan/ui/own-step.ts";

import { removeGuest } from "./remove-guest.ts";

test("a guest goes with the seat and the reply, and all come back in one step", () => {
  const document = new Doc();
  for (const id of ["dev", "asha"]) {
    putRow(guests, document, id, { household: "gill", name: id });
    putCell(namedSeats, document, id, "reception", "t1");
    putCell(guestReplies, document, id, "mehndi", "no");
  }
  const undo = new UndoManager(
    [...planTables, ...planGrids].map(({ name }) => document.getMap(name)),
    { trackedOrigins: new Set([localOrigin]) },
  );
  const left = () => ({
    guests: viewTable(guests, document)
      .rows()
      .map(({ id }) => id)
      .toSorted(),
    seats: [...viewGrid(seatedHouseholds, document).cells().rows()].toSorted(),
    replies: [...viewGrid(guestReplies, document).cells().rows()].toSorted(),
  });
  const before = left();
  const { takeBack } = changeInOwnStep(document, undo, (plan) =>
    deleteAndTell(plan, "Dev", (from) => removeGuest(from, "dev")),
  );
  expect(left()).toEqual({ guests: ["asha"], seats: ["asha"], replies: ["asha"] });
  takeBack();
  expect(left()).toEqual(before);
});
