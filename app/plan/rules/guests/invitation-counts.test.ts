import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";

import { headcountOfInvitations, headcountOfCounts } from "./headcount.ts";
import { households, invitations, packInvitationCell } from "#app/plan/schema/guests.schema.ts";
import { zeroInvitationCounts, updateCounts } from "./invitation-counts.ts";
import { viewInvitationCounts } from "./view-invitation-counts.ts";

const household = fc.constantFrom("gill", "sharma", "li", "okafor");
const event = fc.constantFrom("mehndi", "reception");
const invitation = fc
  .record({ invited: fc.integer({ min: 1, max: 9 }), answer: fc.option(fc.nat(9)) })
  .map(({ invited, answer }) => ({ invited, coming: answer === null ? null : Math.min(answer, invited) }));
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ household, event, cell: fc.option(invitation) }) },
  { weight: 1, arbitrary: fc.record({ household, isThere: fc.boolean() }) },
);

test("counting only what has changed gives the same as counting everything again, step by step", () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 12 }), (steps) => {
      const document = new Doc();
      const [rows, grid] = [viewTable(households, document), viewGrid(invitations, document)];
      const view = viewInvitationCounts(document);
      for (const step of steps) {
        document.transact(() => {
          for (const made of step)
            if ("event" in made)
              putCell(
                invitations,
                document,
                made.household,
                made.event,
                made.cell === null ? null : packInvitationCell(made.cell),
              );
            else if (made.isThere) putRow(households, document, made.household, {});
            else removeRow(households, document, made.household);
        });
        const counts = view.counts();
        for (const id of ["mehndi", "reception"]) {
          const cells = rows.rows().flatMap((row) => grid.row(row.id).get(id) ?? []);
          expect(headcountOfCounts(counts.get(id) ?? zeroInvitationCounts, 80, true)).toEqual(
            headcountOfInvitations(cells, 80, true),
          );
        }
      }
    }),
  );
});

test("a plan's counts are the same object until its guest list changes, and are counted once for all who ask", () => {
  const document = new Doc();
  putRow(households, document, "gill", {});
  putCell(invitations, document, "gill", "reception", packInvitationCell({ invited: 4, coming: null }));
  const view = viewInvitationCounts(document);
  let heard = 0;
  const stop = view.watch(() => (heard += 1));
  const before = view.counts();
  expect([viewInvitationCounts(document).counts(), before.get("reception")?.waiting]).toEqual([before, 4]);
  expect(view.counts()).toBe(before);
  putCell(invitations, document, "gill", "reception", packInvitationCell({ invited: 4, coming: 3 }));
  expect(view.counts().get("reception")).toEqual({ invited: 4, coming: 3, declined: 1, waiting: 0 });
  stop();
  putCell(invitations, document, "gill", "reception", null);
  expect([heard, view.counts().get("reception")]).toEqual([1, zeroInvitationCounts]);
});

test("an event without changes keeps its counts", () => {
  const before = new Map([["mehndi", { invited: 2, coming: 0, declined: 0, waiting: 2 }]]);
  const is = new Map([["reception", { invited: 4, coming: null }]]);
  const after = updateCounts(before, [{ was: new Map(), is }]);
  expect(after.get("mehndi")).toBe(before.get("mehndi"));
  expect(after.get("reception")?.waiting).toBe(4);
});
