import { expect, test } from "vitest";

import { recipientForPlan } from "./recipient-for-plan.ts";

const recipient = {
  id: 3,
  name: "Sidehill Sound",
  category: "djs" as const,
  mailedAt: new Date(0),
  isSample: false,
};
const answer = {
  availability: "yes" as const,
  unit: "total" as const,
  guests: "420",
  priceFrom: 120_000,
  priceTo: 150_000,
  includes: "Six hours",
  message: "We’d love to.",
  heldAt: null,
  standing: { kind: "current" as const },
};

test("an answer with a range is a quote at its upper end, and says which range", () => {
  expect(recipientForPlan({ ...recipient, answer }, false)).toEqual({
    id: 3,
    name: "Sidehill Sound",
    category: "djs",
    sample: false,
    status: "quoted",
    quoteCents: 150_000,
    quotePerGuest: false,
    quoteNote: "Upper end of $1,200 to $1,500 in all\nSix hours",
    notes: "Available\nWe’d love to.",
  });
});

test("a price per guest stays one, because the plan has its own number of guests", () => {
  const perGuest = { ...answer, unit: "guest" as const, priceFrom: 8_500, priceTo: 8_500 };
  expect(recipientForPlan({ ...recipient, answer: perGuest }, false)).toMatchObject({
    status: "quoted",
    quoteCents: 8_500,
    quotePerGuest: true,
    quoteNote: "Six hours",
    notes: "Available\n$85 per guest\nWe’d love to.",
  });
});

test("a price per hour is no sum: it is in the notes", () => {
  const hourly = { ...answer, unit: "hour" as const, priceFrom: 25_000, priceTo: 25_000 };
  expect(recipientForPlan({ ...recipient, answer: hourly }, false)).toMatchObject({
    status: "quoted",
    quoteCents: null,
    quotePerGuest: false,
    quoteNote: "Six hours",
    notes: "Available\n$250 per hour\nWe’d love to.",
  });
});

test("of an answer for other guests only a price per guest still counts", () => {
  const standing = { kind: "earlier" as const, date: null, guests: { was: "120" } };
  const inAll = recipientForPlan({ ...recipient, answer: { ...answer, standing } }, false);
  expect(inAll).toMatchObject({ status: "contacted", quoteCents: null });
  expect(inAll.notes).toContain("$1,200 to $1,500 in all, quoted for 120 guests");
  const perGuest = { ...answer, unit: "guest" as const, standing };
  expect(recipientForPlan({ ...recipient, answer: perGuest }, false)).toMatchObject({
    status: "quoted",
    quoteCents: 150_000,
    quotePerGuest: true,
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
  for (const standing of [
    { kind: "earlier", date: { was: "2027-07-10" }, guests: null },
    { kind: "taken" },
  ] as const) {
    const taken = recipientForPlan({ ...recipient, answer: { ...answer, standing } }, false);
    expect(taken).toMatchObject({ status: "contacted", quoteCents: null });
    expect(taken.notes).not.toMatch(/^Available/);
  }
});

test("a text that waits for the desk stays out of the plan", () => {
  const held = { ...answer, heldAt: new Date(0) };
  expect(recipientForPlan({ ...recipient, answer: held }, false)).toMatchObject({
    quoteNote: "Upper end of $1,200 to $1,500 in all",
    notes: "Available",
  });
});
