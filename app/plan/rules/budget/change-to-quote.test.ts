import { expect, test } from "vitest";

import { blankItem } from "#test-support/arbitrary-budget.ts";

import { changeToQuote, movesPlanned, type ItemGuests } from "./change-to-quote.ts";

const guests: ItemGuests = {
  byEvent: new Map([
    ["reception", { expected: 180 }],
    ["mehndi", { expected: null }],
    ["empty", { expected: 0 }],
  ]),
  inAll: 200,
};
const perPlate = { ...blankItem, event: "reception", perGuest: true, plannedCents: 110_00 };
const inAll = { ...blankItem, event: "reception", plannedCents: 15_000_00 };
const lumpSum = { quotedCents: 20_000_00, perGuest: false };
const plate = { quotedCents: 85_00, perGuest: true };

test("a quote the other way round converts what was planned, by the guests of the item's event", () => {
  expect(changeToQuote(perPlate, lumpSum, guests)).toEqual({ ...lumpSum, plannedCents: 180 * 110_00 });
  expect(changeToQuote(inAll, plate, guests)).toEqual({ ...plate, plannedCents: 83_33 });
  expect(changeToQuote({ ...perPlate, event: "" }, lumpSum, guests).plannedCents).toBe(200 * 110_00);
  expect(changeToQuote({ ...perPlate, event: "removed" }, lumpSum, guests).plannedCents).toBe(200 * 110_00);
});

test("a quote of the same kind, or an item without a plan, changes no planned amount", () => {
  expect(changeToQuote(perPlate, plate, guests)).toEqual(plate);
  expect(changeToQuote({ ...inAll, plannedCents: null }, plate, guests)).toEqual(plate);
});

test("without a number of guests the planned amount moves to the notes", () => {
  const open = { ...perPlate, event: "mehndi", notes: "Ask Nani" };
  expect(changeToQuote(open, lumpSum, guests)).toEqual({
    ...lumpSum,
    plannedCents: null,
    notes: "Ask Nani\n\nPlanned before: $110 per guest",
  });
  expect(changeToQuote({ ...inAll, event: "empty" }, plate, guests)).toEqual({
    ...plate,
    plannedCents: null,
    notes: "Planned before: $15,000 in all",
  });
  // Notes that are full, and a total that no plan can store.
  const full = { ...open, notes: "x".repeat(4000) };
  expect(changeToQuote(full, lumpSum, guests)).toEqual({ ...lumpSum, plannedCents: null });
  expect(changeToQuote({ ...perPlate, plannedCents: 100_000_00 }, lumpSum, guests).plannedCents).toBeNull();
  expect([movesPlanned(open, lumpSum, guests), movesPlanned(perPlate, lumpSum, guests)]).toEqual([
    true,
    false,
  ]);
});
