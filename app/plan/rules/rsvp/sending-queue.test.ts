import fc from "fast-check";
import { expect, test } from "vitest";

import { sendingQueue } from "./sending-queue.ts";

const today = "2027-03-10";
const days = { today, until: today };
const dayOrNull = fc.constantFrom(null, "2027-03-01", "2027-03-09", today);
const households = fc.uniqueArray(
  fc.record({ id: fc.uuid(), isAnswered: fc.boolean(), on: dayOrNull, remindedOn: dayOrNull }),
  { selector: ({ id }) => id },
);

test("nobody is in both queues, and nobody who has answered is in any", () => {
  fc.assert(
    fc.property(households, (all) => {
      const { invitation, reminder } = sendingQueue(all, new Map(all.map((one) => [one.id, one])), days);
      const queued = [...invitation, ...reminder];
      expect(new Set(queued).size).toBe(queued.length);
      for (const household of queued) expect(household.isAnswered).toBe(false);
    }),
  );
});

test("a household that is ticked leaves its queue, whichever it is, and comes to no other on that day", () => {
  fc.assert(
    fc.property(households, (all) => {
      const sent = new Map(all.map(({ id, on, remindedOn }) => [id, { on, remindedOn }]));
      for (const { id } of sendingQueue(all, sent, days).invitation)
        sent.set(id, { on: today, remindedOn: null });
      for (const { id } of sendingQueue(all, sent, days).reminder)
        sent.set(id, { on: sent.get(id)?.on ?? null, remindedOn: today });
      expect(sendingQueue(all, sent, days)).toEqual({ invitation: [], reminder: [] });
    }),
  );
});

test("a reminder is for those who have the link since another day, in the order of the list", () => {
  const all = ["Gill", "Dhillon", "Shah", "Khan"].map((id) => ({ id, isAnswered: id === "Khan" }));
  const sent = new Map([
    ["Gill", { on: "2027-03-01", remindedOn: null }],
    ["Dhillon", { on: today, remindedOn: null }],
    ["Khan", { on: "2027-03-01", remindedOn: null }],
  ]);
  const queue = sendingQueue(all, sent, days);
  expect(queue.reminder.map(({ id }) => id)).toEqual(["Gill"]);
  expect(queue.invitation.map(({ id }) => id)).toEqual(["Shah"]);
});

test("nobody is sent to once replies are closed, which they are not on their last day", () => {
  const sent = new Map([["Gill", { on: "2027-03-01", remindedOn: null }]]);
  const queueAt = (until: string | null) =>
    sendingQueue(
      ["Gill", "Shah"].map((id) => ({ id, isAnswered: false })),
      sent,
      { today, until },
    );
  expect(queueAt("2027-03-09")).toEqual({ invitation: [], reminder: [] });
  for (const until of [null, today, "2027-03-11"])
    expect(queueAt(until)).toMatchObject({ invitation: [{ id: "Shah" }], reminder: [{ id: "Gill" }] });
});
