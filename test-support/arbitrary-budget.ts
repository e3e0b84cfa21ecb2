import fc from "fast-check";

import type { BudgetItem, Payment } from "#app/plan/schema/budget.schema.ts";
import type { BudgetSources } from "#app/plan/tools/budget/calculate-budget.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { addDays } from "#app/calendar/date-arithmetic.ts";

/** An item of a budget without any values. */
export const blankItem: BudgetItem = {
  id: "item",
  name: "",
  category: "",
  event: "",
  perGuest: false,
  plannedCents: null,
  quotedCents: null,
  actualCents: null,
  minimumCents: null,
  servicePercent: null,
  tipPercent: null,
  taxed: false,
  suggestedCents: null,
  listing: "",
  notes: "",
};

/** An event of a plan without any values. */
export const blankEvent: EventRow = {
  id: "event",
  kind: "",
  name: "",
  date: null,
  start: null,
  minutes: null,
  guests: null,
  place: "",
  room: null,
  until: null,
  contact: "",
  notes: "",
  fixed: false,
  fixedWhy: "",
  afterEntry: "",
  doneAt: null,
};

const amount = fc.option(fc.integer({ min: 0, max: 100_000_000 }));
const day = fc.option(fc.nat(800).map((days) => addDays("2026-11-22", days)));
/** The last one was removed, or never existed. */
const eventIds = ["mehndi", "reception", "gone"];

const item = (id: string): fc.Arbitrary<BudgetItem> =>
  fc.record({
    id: fc.constant(id),
    name: fc.string(),
    category: fc.constantFrom("", "caterers", "venues", "no-such-thing"),
    event: fc.constantFrom("", ...eventIds),
    perGuest: fc.boolean(),
    plannedCents: amount,
    quotedCents: amount,
    actualCents: amount,
    minimumCents: amount,
    servicePercent: fc.option(fc.nat(100)),
    tipPercent: fc.option(fc.nat(30)),
    taxed: fc.boolean(),
    suggestedCents: amount,
    listing: fc.constant(""),
    notes: fc.string(),
  });

const payment = (id: string): fc.Arbitrary<Payment> =>
  fc.record({
    id: fc.constant(id),
    // Of existing items, and of some missing ones.
    item: fc.nat(14).map((at) => `item${at}`),
    name: fc.string(),
    cents: amount,
    due: day,
    paidOn: day,
    payer: fc.constantFrom("", "Us"),
  });

const many = <One>(one: (id: string) => fc.Arbitrary<One>, name: string, most: number) =>
  fc.nat(most).chain((count) => fc.tuple(...Array.from({ length: count }, (_, at) => one(`${name}${at}`))));

/** Any budget: items with and without prices, per guest and not, of existing and missing events. */
export const arbitraryBudget: fc.Arbitrary<BudgetSources> = fc.record({
  items: many(item, "item", 12),
  payments: many(payment, "payment", 12),
  events: fc.constant(eventIds.slice(0, 2).map((id) => ({ ...blankEvent, id, name: id }))),
  guests: fc
    .record({ mehndi: fc.option(fc.nat(5000)), reception: fc.option(fc.nat(5000)) })
    .map((counts) => new Map(Object.entries(counts))),
  guestsInAll: fc.option(fc.nat(5000)),
});
