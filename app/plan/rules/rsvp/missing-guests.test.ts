import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { maxMissingGuests } from "#app/plan/document/reply-limits.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import {
  attendees,
  declinedGuests,
  guests,
  households,
  invitations,
} from "#app/plan/schema/guests.schema.ts";
import { missingGuests } from "#app/plan/schema/rsvp.schema.ts";

import { combineReplies } from "./combine-replies.ts";
import { mergeReply } from "./merge-reply.ts";
import { acceptMissing, declineMissing, waitingMissing } from "./missing-guests.ts";
import type { MissingGuest } from "./rsvp-reply.ts";

function planWithGills(): Doc {
  const plan = new Doc();
  putRow(households, plan, "gill", { name: "Gill", people: 3 });
  putRow(guests, plan, "harjit", { household: "gill", name: "Harjit Gill" });
  putCell(invitations, plan, "gill", "reception", "3:2");
  putCell(invitations, plan, "gill", "mehndi", "2");
  return plan;
}

const say = (plan: Doc, missing: MissingGuest[], household = "gill") =>
  mergeReply(plan, household, { coming: {}, persons: [], missing });
const asha: MissingGuest = { name: "Asha Gill", word: "my cousin from Surrey" };
const rowsOf = (plan: Doc) => viewTable(missingGuests, plan).rows();

test("a guest who is said to be missing waits for the couple, and is added to its household and events when accepted", () => {
  const plan = planWithGills();
  say(plan, [asha]);
  const [row] = rowsOf(plan);
  expect(row).toMatchObject({ ...asha, household: "gill", state: null });
  expect(viewTable(guests, plan).rows()).toHaveLength(1);
  expect(viewTable(households, plan).row("gill")?.people).toBe(3);
  if (row === undefined) return;
  // Pressed twice, or on two devices.
  acceptMissing(plan, row);
  acceptMissing(plan, row);
  expect(viewTable(guests, plan).rows()).toEqual([
    expect.objectContaining({ household: "gill", name: "Asha Gill", child: false }),
    expect.objectContaining({ name: "Harjit Gill" }),
  ]);
  expect(viewTable(households, plan).row("gill")?.people).toBe(4);
  expect(Object.fromEntries(viewGrid(invitations, plan).row("gill"))).toEqual({
    reception: { invited: 4, coming: 2 },
    mehndi: { invited: 3, coming: null },
  });
  expect(waitingMissing(rowsOf(plan), () => true)).toEqual([]);
});

test("whoever came by name still does once a missing guest is added, and the new one has not answered", () => {
  const plan = planWithGills();
  putRow(guests, plan, "nani", { household: "gill", name: "Nani Gill" });
  putCell(invitations, plan, "gill", "reception", "2:2");
  say(plan, [asha]);
  const [row] = rowsOf(plan);
  if (row === undefined) throw new Error("Nobody is missing");
  acceptMissing(plan, row);
  expect(viewGrid(invitations, plan).row("gill").get("reception")).toEqual({ invited: 3, coming: 2 });
  expect(
    viewGrid(attendees, plan)
      .row("gill")
      .get("reception")
      ?.map(({ guest }) => guest),
  ).toEqual(["harjit", "nani"]);
  expect(viewGrid(declinedGuests, plan).row(`${row.id}.guest`).size).toBe(0);
});

test("a declined guest is not asked for again, and changes nothing", () => {
  const plan = planWithGills();
  say(plan, [asha]);
  declineMissing(plan, rowsOf(plan)[0]?.id ?? "");
  say(plan, [{ name: "  asha   GILL", word: "Really!" }]);
  expect(rowsOf(plan)).toEqual([expect.objectContaining({ ...asha, state: "declined" })]);
  expect(viewTable(guests, plan).rows()).toHaveLength(1);
});

test("nobody is missing in a household that is gone", () => {
  const plan = planWithGills();
  say(plan, [asha], "li");
  expect(rowsOf(plan)).toEqual([]);
  say(plan, [asha]);
  expect(waitingMissing(rowsOf(plan), () => false)).toEqual([]);
});

const anyGuest = fc.record({
  name: fc.constantFrom("Asha", "ASHA", "Ravi", "Wei", "Noor", "Fiona"),
  word: fc.string(),
});

test("a household names four people at most, each once, however often and in whatever pieces it is sent", () => {
  fc.assert(
    fc.property(fc.array(fc.array(anyGuest, { maxLength: 4 }), { maxLength: 6 }), (replies) => {
      const plan = planWithGills();
      for (const missing of replies) say(plan, missing);
      const named = rowsOf(plan).map(({ name }) => name.toLowerCase());
      expect(named.length).toBeLessThanOrEqual(maxMissingGuests);
      expect(new Set(named).size).toBe(named.length);
      const combined = replies
        .map((missing) => ({ coming: {}, persons: [], missing }))
        .reduce(combineReplies, { coming: {}, persons: [], missing: [] });
      expect((combined.missing ?? []).map(({ name }) => name.toLowerCase())).toEqual(named);
    }),
  );
});
