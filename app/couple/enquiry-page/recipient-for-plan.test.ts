import { expect, test } from "vitest";

import { recipientForPlan } from "./recipient-for-plan.ts";

const recipient = { id: 3, name: "Sidehill Sound", category: "djs", mailedAt: new Date(0) };
const answer = {
  availability: "yes" as const,
  priceFrom: 120_000,
  priceTo: 150_000,
  includes: "Six hours",
  heldAt: null,
  standing: { kind: "current" as const },
};

test("an answer with a range is a quote at its upper end, with the range in its note", () => {
  expect(recipientForPlan({ ...recipient, answer }, false)).toEqual({
    id: 3,
    name: "Sidehill Sound",
    category: "djs",
    status: "quoted",
    quoteCents: 150_000,
    quoteNote: "Available\n$1,200 to $1,500\nSix hours",
  });
});

const status = (mailedAt: Date | null, isBooked: boolean) =>
  recipientForPlan({ ...recipient, mailedAt, answer: null }, isBooked).status;

test("who was asked is contacted, who was not is considered, and a booking counts most", () => {
  expect([status(new Date(0), false), status(null, false), status(null, true)]).toEqual([
    "contacted",
    "considering",
    "booked",
  ]);
});

test("an answer for another date, or of a business that is taken, is no quote", () => {
  for (const standing of [{ kind: "earlier-date", date: "2027-07-10" }, { kind: "taken" }] as const) {
    const taken = recipientForPlan({ ...recipient, answer: { ...answer, standing } }, false);
    expect(taken.status).toBe("contacted");
    expect(taken.quoteNote).not.toMatch(/^Available/);
  }
});

test("a text that waits for the desk stays out of the plan", () => {
  const held = { ...answer, heldAt: new Date(0) };
  expect(recipientForPlan({ ...recipient, answer: held }, false).quoteNote).not.toContain("Six hours");
});
