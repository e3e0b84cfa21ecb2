import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { itemsForSplit, replaceWithSplit } from "#app/plan/rules/budget/items-of-split.ts";
import { budgetItems, payments } from "#app/plan/schema/budget.schema.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import {
  listingsOrigins,
  type AddedMessage,
  type EnquiryVendor,
} from "#app/catalogue/plan-outbox/outbox-message.ts";

import { askedVendor } from "#app/couple/enquiries/enquiry-for-plan.ts";
import { applyMessage } from "./apply-message.ts";
import { outboxMessage } from "./message-schemas.ts";

const day = fc.constantFrom("2027-06-12", "2027-07-10", "2028-01-01");
const guests = fc.option(fc.constantFrom(50, 200, 420));
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 6 }), { maxLength: 4 });
const vendors = fc.uniqueArray(
  fc.record({
    id: fc.integer({ min: 1, max: 6 }),
    name: fc.constantFrom("", "Offset Cake Studio"),
    category: fc.constantFrom("", "cakes"),
    sample: fc.constant(false),
    status: fc.constantFrom("considering", "contacted", "quoted", "booked"),
    quoteCents: fc.option(fc.integer({ min: 0, max: 500_000 })),
    quotePerGuest: fc.boolean(),
    quoteNote: fc.constantFrom("", "Four tiers"),
    notes: fc.constantFrom("", "Available"),
  }),
  { maxLength: 4, selector: ({ id }: EnquiryVendor) => id },
);
const message: fc.Arbitrary<AddedMessage> = fc.oneof(
  fc.record({
    kind: fc.constant("listings" as const),
    ids,
    from: fc.constantFrom(...listingsOrigins),
  }),
  fc.record({ kind: fc.constant("date" as const), date: day }),
  fc.record({
    kind: fc.constant("budget" as const),
    cents: fc.constantFrom(4_500_000, 8_000_000),
    guests,
    lines: fc.constant([
      { id: "venue", name: "Venue, food and drink", cents: 2_000_000 },
      { id: "paper", name: "Paper", cents: 0 },
    ]),
  }),
  fc.record({
    kind: fc.constant("tasks" as const),
    guide: fc.constant("Sangeet"),
    event: fc.constantFrom("", "sangeet"),
    tasks: fc.constant([
      { id: "guide-sangeet-1", title: "Ask about the stage", note: "16 by 12 feet" },
      { id: "guide-sangeet-2", title: "Ask about noise", note: "" },
    ]),
  }),
  fc.record({
    kind: fc.constant("enquiry" as const),
    reference: fc.constant("WR-1"),
    path: fc.constant(null),
    date: fc.option(day),
    guests,
    vendors,
  }),
);

const contentOf = (plan: Doc) =>
  [wedding, events, tasks, budgetItems, shortlist].map((table) => plan.getMap(table.name).toJSON());
const weddingOf = (plan: Doc) => viewTable(wedding, plan).row(weddingRowId);

test("a message applied twice changes nothing the second time, whatever came before", () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 5 }), message, (before, last) => {
      const plan = new Doc();
      for (const one of before) applyMessage(plan, one);
      applyMessage(plan, last);
      const once = contentOf(plan);
      expect(applyMessage(plan, last).arrivals).toEqual([]);
      expect(contentOf(plan)).toEqual(once);
    }),
  );
});

test("each message is what the device's schema reads, unchanged", () => {
  fc.assert(
    fc.property(message, (one) => {
      expect(outboxMessage.parse(JSON.parse(JSON.stringify(one)))).toEqual(one);
    }),
  );
});

test("the note of listings names the page that they were added from", () => {
  const from = listingsOrigins.map(
    (origin, at) =>
      applyMessage(new Doc(), { kind: "listings", ids: [at + 1], from: origin }).arrivals[0]?.from,
  );
  expect(from).toEqual([
    "your saved list",
    "your comparison",
    "the directory",
    "your search for a venue that fits",
  ]);
});

test("what the plan says already is never overwritten: another day or budget is a question", () => {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { date: "2027-06-12", budgetCents: 3_000_000 });
  expect(applyMessage(plan, { kind: "date", date: "2027-07-10" })).toEqual({
    arrivals: [],
    questions: [{ from: "the date finder", field: "date", value: "2027-07-10" }],
  });
  const lines = [{ id: "venue", name: "Venue, food and drink", cents: 2_000_000 }];
  const { arrivals, questions } = applyMessage(plan, {
    kind: "budget",
    cents: 4_500_000,
    guests: 180,
    lines,
  });
  // The items of a split wait for the answer about its total, and are not lost.
  expect(questions).toEqual([
    { from: "the budget splitter", field: "budgetCents", value: 4_500_000 },
    { from: "the budget splitter", field: "budgetItems", value: lines },
  ]);
  expect(arrivals).toMatchObject([{ text: "180 guests" }]);
  expect(weddingOf(plan)).toMatchObject({ date: "2027-06-12", budgetCents: 3_000_000, guests: 180 });
  expect(viewTable(budgetItems, plan).rows()).toEqual([]);
});

test("a split becomes the budget of a plan that has none, and costs what was typed", () => {
  const plan = new Doc();
  const lines = [
    { id: "venue", name: "Venue, food and drink", cents: 2_500_000 },
    { id: "photo", name: "Photos and video", cents: 2_000_000 },
  ];
  applyMessage(plan, { kind: "budget", cents: 4_500_000, guests: null, lines });
  expect(weddingOf(plan)).toMatchObject({ budgetCents: 4_500_000, guests: null });
  const rows = viewTable(budgetItems, plan).rows();
  expect(rows.reduce((sum, { plannedCents }) => sum + (plannedCents ?? 0), 0)).toBe(4_500_000);
});

test("a plan with items of its own takes the sum of a split, and is asked about its items", () => {
  const plan = new Doc();
  putRow(budgetItems, plan, "own", { name: "Our hall", plannedCents: 1_000_000 });
  const lines = [{ id: "venue", name: "Venue, food and drink", cents: 4_500_000 }];
  const split = { kind: "budget", cents: 4_500_000, guests: null, lines } as const;
  expect(applyMessage(plan, split)).toMatchObject({
    arrivals: [{ text: "budget, $45,000" }],
    questions: [{ from: "the budget splitter", field: "budgetItems", value: lines }],
  });
  expect(viewTable(budgetItems, plan).rows()).toMatchObject([{ name: "Our hall" }]);
  plan.transact(() => replaceWithSplit(plan, lines));
  expect(viewTable(budgetItems, plan).rows()).toMatchObject([{ id: "split-venue", plannedCents: 4_500_000 }]);
  // It has the split's own items now.
  expect(applyMessage(plan, split)).toEqual({ arrivals: [], questions: [] });
});

test("a split takes the place of what is only planned, and a plan without that says that its items stay", () => {
  const plan = new Doc();
  putRow(budgetItems, plan, "hall", { name: "Our hall", quotedCents: 1_000_000 });
  putRow(budgetItems, plan, "split-photo", { name: "Photos", plannedCents: 100, actualCents: 90 });
  putRow(budgetItems, plan, "band", { name: "Band", plannedCents: 300_000 });
  putRow(payments, plan, "deposit", { item: "band", cents: 50_000, paidOn: "2026-11-01" });
  const lines = [
    { id: "venue", name: "Venue, food and drink", cents: 2_500_000 },
    { id: "photo", name: "Photos and video", cents: 2_000_000 },
  ];
  const { arrivals, questions } = applyMessage(plan, {
    kind: "budget",
    cents: 4_500_000,
    guests: null,
    lines,
  });
  expect(arrivals).toMatchObject([{ text: "budget, $45,000 (your own items stay as they are)" }]);
  expect(questions).toEqual([]);
  putRow(budgetItems, plan, "paper", { name: "Paper", plannedCents: 30_000 });
  plan.transact(() => replaceWithSplit(plan, lines));
  expect(
    viewTable(budgetItems, plan)
      .rows()
      .map(({ id, plannedCents }) => [id, plannedCents]),
  ).toEqual([
    ["band", 300_000],
    ["hall", null],
    ["split-photo", 100],
    ["split-venue", 2_500_000],
  ]);
});

test("an item with notes or for one event is the couple's own; an untouched suggestion for an event is not", () => {
  const plan = new Doc();
  const suggested = { name: "Food", event: "mehndi", plannedCents: 100, suggestedCents: 100 };
  putRow(budgetItems, plan, "noted", { name: "Flowers", plannedCents: 100, notes: "Ask Nani" });
  putRow(budgetItems, plan, "tied", { name: "Dhol", event: "mehndi", plannedCents: 100 });
  putRow(budgetItems, plan, "unpriced", { name: "Lights", event: "mehndi" });
  putRow(budgetItems, plan, "typed-over", { ...suggested, plannedCents: 200 });
  putRow(budgetItems, plan, "suggested", suggested);
  putRow(budgetItems, plan, "planned", { name: "Paper", plannedCents: 100 });
  expect(itemsForSplit(plan).map(({ id }) => id)).toEqual(["planned", "suggested"]);
  plan.transact(() => replaceWithSplit(plan, [{ id: "venue", name: "Venue", cents: 500 }]));
  expect(
    viewTable(budgetItems, plan)
      .rows()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(["noted", "split-venue", "tied", "typed-over", "unpriced"]);
});

test("a guide's list belongs to its event, and an enquiry brings answers without taking back a booking", () => {
  const plan = new Doc();
  putRow(events, plan, "sangeet", { kind: "sangeet", name: "Sangeet" });
  applyMessage(plan, {
    kind: "tasks",
    guide: "Sangeet",
    event: "sangeet",
    tasks: [{ id: "guide-sangeet-1", title: "Ask about the stage", note: "16 by 12 feet" }],
  });
  expect(viewTable(tasks, plan).row("guide-sangeet-1")).toMatchObject({ event: "sangeet" });
  putRow(shortlist, plan, "3", { name: "As we call it", status: "booked", quoteCents: 90_000 });
  const vendor = {
    name: "Sidehill Sound",
    category: "djs",
    quoteNote: "Six hours",
    notes: "Available",
    sample: false,
  };
  const { arrivals } = applyMessage(plan, {
    kind: "enquiry",
    reference: "WR-1",
    path: null,
    date: "2027-06-12",
    guests: 200,
    vendors: [
      { ...vendor, id: 3, status: "quoted", quoteCents: 8_500, quotePerGuest: true },
      { ...vendor, id: 4, status: "quoted", quoteCents: 8_500, quotePerGuest: true },
      { ...askedVendor(5), name: "Offset Cake Studio" },
      askedVendor(6),
    ],
  });
  expect(arrivals.slice(2)).toEqual([
    {
      from: "your enquiry WR-1",
      text: "Sidehill Sound: quoted, $85 per guest; Offset Cake Studio: contacted",
      listings: [],
      tool: "shortlist",
    },
    { from: "your enquiry WR-1", text: "", listings: ["6"], tool: "shortlist" },
  ]);
  expect(viewTable(shortlist, plan).rows()).toMatchObject([
    {
      id: "3",
      name: "As we call it",
      status: "booked",
      quoteCents: 90_000,
      quotePerGuest: false,
      enquiry: "WR-1",
    },
    {
      id: "4",
      name: "Sidehill Sound",
      status: "quoted",
      quoteCents: 8_500,
      quotePerGuest: true,
      quoteNote: "Six hours",
      notes: "Available",
    },
    { id: "5", status: "contacted" },
    { id: "6", status: "contacted" },
  ]);
  expect(weddingOf(plan)).toMatchObject({ date: "2027-06-12", guests: 200 });
});

test("the first day of a started plan gives its events theirs, says so, and is not said twice", () => {
  const plan = new Doc();
  putRow(events, plan, "mehndi", { kind: "mehndi", name: "Mehndi", start: 960 });
  putRow(events, plan, "poker", { name: "Poker night" });
  putRow(events, plan, "reception", { kind: "reception", name: "Reception", date: "2027-07-17" });
  const found = { kind: "date", date: "2027-07-10" } as const;
  const { arrivals } = applyMessage(plan, found, "2026-11-24");
  expect(arrivals).toMatchObject([
    {
      text: "wedding day, 10 July 2027, the usual day of your event, and 29 May 2027 as the last day for replies",
    },
  ]);
  expect(
    viewTable(events, plan)
      .rows()
      .map(({ id, date }) => [id, date]),
  ).toEqual([
    ["mehndi", "2027-07-08"],
    ["poker", null],
    ["reception", "2027-07-17"],
  ]);
  expect(viewTable(rsvp, plan).row(rsvpRowId)?.until).toBe("2027-05-29");
  expect(applyMessage(plan, found, "2026-11-24").arrivals).toEqual([]);
});

test("an enquiry says which status and quote it wrote of a vendor that was on the shortlist", () => {
  const plan = new Doc();
  putRow(shortlist, plan, "3", {
    name: "As we call it",
    status: "contacted",
    notes: "Ask about the deposit",
  });
  const answered = { ...askedVendor(3), status: "quoted", quoteCents: 150_000, notes: "Available" } as const;
  const enquiry = { kind: "enquiry", reference: "WR-1", path: null, date: null, guests: null } as const;
  expect(applyMessage(plan, { ...enquiry, vendors: [answered] }).arrivals).toMatchObject([
    { text: "As we call it: quoted, $1,500", listings: [] },
  ]);
  // What the couple wrote stays.
  expect(viewTable(shortlist, plan).row("3")?.notes).toBe("Ask about the deposit");
});
