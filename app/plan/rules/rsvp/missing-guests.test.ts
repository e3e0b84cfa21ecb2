import fc from "fast-check";
import { expect, test } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { maxMissingGuests } from "#app/plan/document/reply-limits.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { attendees, guestReplies, guests, households, invitations } from "#app/plan/schema/guests.schema.ts";
import { projectHouseholds, withReply } from "#app/plan/projections/household-view.ts";
import { expectedPeople } from "#app/plan/rules/guests/answer.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { viewInvitationCounts } from "#app/plan/rules/guests/view-invitation-counts.ts";
import { missingGuests } from "#app/plan/schema/rsvp.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { absences } from "./attendees.ts";
import { combineReplies } from "./combine-replies.ts";
import { mergeReply } from "./merge-reply.ts";
import { acceptMissing, declineMissing, waitingMissing } from "./missing-guests.ts";
import type { MissingGuest, RsvpReply } from "./rsvp-reply.ts";

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
  expect([...viewGrid(guestReplies, plan).row(`${row.id}.guest`)]).toEqual([
    ["reception", "open"],
    ["mehndi", "open"],
  ]);
});

/** The reception of three, of whom two come, and Asha, who was added since. */
function planWithAsha(reception = "3:2") {
  const plan = planWithGills();
  putCell(invitations, plan, "gill", "reception", reception);
  say(plan, [asha]);
  const row = rowsOf(plan)[0] ?? expect.fail();
  acceptMissing(plan, row);
  return { plan, guest: `${row.id}.guest` };
}

const countsAt = (plan: Doc, event = "reception") => viewInvitationCounts(plan).counts().get(event);

test("nobody has answered for a guest who is added after the answer: not coming, and not declined either", () => {
  const { plan } = planWithAsha();
  expect(countsAt(plan)).toEqual({ invited: 4, coming: 2, declined: 1, waiting: 1 });
  expect(countsAt(plan, "mehndi")).toEqual({ invited: 3, coming: 0, declined: 0, waiting: 3 });
  expect(expectedPeople(viewAnswers(plan).row("gill").get("reception"))).toBe(3);
});

test("where nobody else comes, the guest who was added may still come", () => {
  const { plan, guest } = planWithAsha("3:0");
  const people = viewTable(guests, plan).rows();
  const [cells, said] = [viewAnswers(plan).cells(), viewGrid(attendees, plan).cells()];
  const isAbsent = absences(cells, said, viewGrid(guestReplies, plan).cells(), people);
  expect(people.filter((one) => isAbsent("reception", one)).map(({ id }) => id)).toEqual(["harjit"]);
  expect(countsAt(plan)).toEqual({ invited: 4, coming: 0, declined: 3, waiting: 1 });
  expect(guest).toBe(people.find(({ name }) => name === "Asha Gill")?.id);
});

test.each<[string, (guest: string) => Omit<RsvpReply, "persons">, { coming: number; declined: number }]>([
  [
    "by name that they come",
    (guest) => ({ coming: { reception: ["harjit", guest] } }),
    { coming: 2, declined: 2 },
  ],
  [
    "by name that they do not",
    (guest) => ({ coming: { reception: ["harjit"] }, declined: { reception: [guest] } }),
    { coming: 1, declined: 3 },
  ],
  ["by a number", () => ({ coming: { reception: 3 } }), { coming: 3, declined: 1 }],
  ["that nobody comes", () => ({ coming: { reception: 0 } }), { coming: 0, declined: 4 }],
  [
    "of them alone",
    (guest) => ({ coming: {}, declined: { reception: [guest] } }),
    { coming: 2, declined: 2 },
  ],
])("an answer of the household %s is the added guest’s, too", (_, reply, counted) => {
  const { plan, guest } = planWithAsha();
  mergeReply(plan, "gill", { persons: [], ...reply(guest) });
  expect(countsAt(plan)).toEqual({ invited: 4, waiting: 0, ...counted });
});

test("an answer from a page without the added guest, or for another event, says nothing of them", () => {
  const { plan } = planWithAsha();
  mergeReply(plan, "gill", { coming: { mehndi: 3 }, persons: [] });
  const declined = { reception: ["gill.1", "gill.2"] };
  mergeReply(plan, "gill", { coming: { reception: ["harjit"] }, declined, persons: [] });
  expect(countsAt(plan)).toEqual({ invited: 4, coming: 1, declined: 2, waiting: 1 });
  expect(countsAt(plan, "mehndi")).toEqual({ invited: 3, coming: 3, declined: 0, waiting: 0 });
  // Nobody else can decline for them.
  mergeReply(plan, "li", { coming: {}, declined: { reception: ["gill.m1.guest"] }, persons: [] });
  expect(countsAt(plan)?.waiting).toBe(1);
});

test("a household sees for whom it has not answered, also while its reply is not in the plan yet", () => {
  const { plan, guest } = planWithAsha();
  for (const id of ["mehndi", "reception"]) putRow(events, plan, id, { name: id });
  const before = projectHouseholds(plan).get("gill") ?? expect.fail();
  expect(before.open).toEqual({ reception: [guest] });
  const replies: RsvpReply[] = [
    { coming: { reception: ["harjit"] }, declined: { reception: [] }, persons: [] },
    { coming: {}, declined: { reception: [guest] }, persons: [] },
    { coming: { reception: 3 }, persons: [] },
    { coming: { mehndi: 1 }, persons: [] },
  ];
  for (const reply of replies) {
    const merged = new Doc();
    applyUpdate(merged, encodeStateAsUpdate(plan));
    mergeReply(merged, "gill", reply);
    const open = (of: typeof before) => of.open.reception ?? [];
    const after = projectHouseholds(merged).get("gill") ?? expect.fail();
    expect(open(withReply(before, reply))).toEqual(open(after));
  }
});

type Device = { device: 0 | 1; act: (plan: Doc) => void };

const anyAct = fc.oneof(
  fc.constant((plan: Doc) => {
    for (const row of rowsOf(plan)) acceptMissing(plan, row);
  }),
  fc
    .record({
      said: fc.oneof(fc.integer({ min: 0, max: 4 }), fc.subarray(["harjit", "gill.1", "gill.m1.guest"])),
      declined: fc.option(fc.subarray(["harjit", "gill.m1.guest"])),
    })
    .map(({ said, declined }) => (plan: Doc) => {
      const away = declined === null ? {} : { declined: { reception: declined } };
      mergeReply(plan, "gill", { coming: { reception: said }, persons: [], ...away });
    }),
  fc.subarray(["gill.m1.guest", "harjit"]).map((away) => (plan: Doc) => {
    mergeReply(plan, "gill", { coming: {}, declined: { reception: away }, persons: [] });
  }),
);

test("devices that accept and take answers at once agree, and everyone invited is counted once", () => {
  const steps: fc.Arbitrary<Device[]> = fc.array(
    fc.record({ device: fc.constantFrom<0 | 1>(0, 1), act: anyAct }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(steps, (acts) => {
      const first = planWithGills();
      say(first, [asha]);
      const second = new Doc();
      applyUpdate(second, encodeStateAsUpdate(first));
      const plans = [first, second] as const;
      for (const { device, act } of acts) act(plans[device]);
      applyUpdate(second, encodeStateAsUpdate(first));
      applyUpdate(first, encodeStateAsUpdate(second));
      const counts = plans.map((plan) => countsAt(plan));
      expect(counts[0]).toEqual(counts[1]);
      const { invited, coming, declined, waiting } = counts[0] ?? expect.fail();
      if (coming <= invited) expect(coming + declined + waiting).toBe(invited);
      const come = viewGrid(attendees, first).row("gill").get("reception");
      const open = viewAnswers(first).row("gill").get("reception")?.open ?? [];
      if (come?.length === coming) for (const { guest } of come) expect(open).not.toContain(guest);
      // Whatever is said last, on a page with everybody, is said of everybody.
      mergeReply(first, "gill", { coming: { reception: ["harjit"] }, persons: [] });
      expect(countsAt(first)?.waiting).toBe(0);
    }),
  );
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
