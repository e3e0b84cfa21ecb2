import fc from "fast-check";
import { expect, test } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";

import { headcountOfInvitations, headcountOfCounts } from "./headcount.ts";
import {
  attendees,
  guestReplies,
  guests,
  households,
  invitations,
  packAttendees,
  packInvitationCell,
} from "#app/plan/schema/guests.schema.ts";
import { zeroInvitationCounts, updateCounts } from "./invitation-counts.ts";
import { viewAnswers } from "./view-answers.ts";
import { viewInvitationCounts } from "./view-invitation-counts.ts";

const household = fc.constantFrom("gill", "sharma", "li", "okafor");
const event = fc.constantFrom("mehndi", "reception");
const invitation = fc
  .record({ invited: fc.integer({ min: 1, max: 9 }), answer: fc.option(fc.nat(9)) })
  .map(({ invited, answer }) => ({ invited, coming: answer === null ? null : Math.min(answer, invited) }));
const guest = fc.constantFrom("g1", "g2", "g3");
const change = fc.oneof(
  { weight: 4, arbitrary: fc.record({ household, event, cell: fc.option(invitation) }) },
  { weight: 1, arbitrary: fc.record({ household, isThere: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ guest, of: fc.option(household) }) },
  { weight: 3, arbitrary: fc.record({ guest, at: event, reply: fc.constantFrom("open", "no", null) }) },
  { weight: 1, arbitrary: fc.record({ household, at: event, come: fc.subarray(["g1", "g2", "g3"]) }) },
);

type Change = typeof change extends fc.Arbitrary<infer One> ? One : never;

function write(document: Doc, made: Change) {
  if ("cell" in made) {
    const packed = made.cell === null ? null : packInvitationCell(made.cell);
    putCell(invitations, document, made.household, made.event, packed);
  } else if ("come" in made) putCell(attendees, document, made.household, made.at, packAttendees(made.come));
  else if ("reply" in made) putCell(guestReplies, document, made.guest, made.at, made.reply);
  else if ("of" in made)
    if (made.of === null) removeRow(guests, document, made.guest);
    else putRow(guests, document, made.guest, { household: made.of });
  else if (made.isThere) putRow(households, document, made.household, {});
  else removeRow(households, document, made.household);
}

test("counting only what has changed gives the same as counting everything again, step by step", () => {
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 12 }), (steps) => {
      const document = new Doc();
      const view = viewInvitationCounts(document);
      for (const step of steps) {
        document.transact(() => {
          for (const made of step) write(document, made);
        });
        const counts = view.counts();
        const copy = new Doc();
        applyUpdate(copy, encodeStateAsUpdate(document));
        const [rows, answers] = [viewTable(households, copy), viewAnswers(copy)];
        for (const id of ["mehndi", "reception"]) {
          const cells = rows.rows().flatMap((row) => answers.row(row.id).get(id) ?? []);
          const counted = headcountOfCounts(counts.get(id) ?? zeroInvitationCounts, 80, true);
          expect(counted).toEqual(headcountOfInvitations(cells, 80, true));
          expect(counted.coming + counted.declined + counted.waiting).toBe(counted.invited);
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
