import fc from "fast-check";
import { expect, test } from "vitest";

import { groupByCategory, compareQuotes, countShortlist } from "./shortlist-groups.ts";
import { quotedTotal } from "#app/plan/rules/shortlist/shortlist-rules.ts";
import { shortlistStatuses } from "#app/catalogue/plan-outbox/shortlist-status.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";

const rowsOfAnyKind = fc.uniqueArray(
  fc
    .record({
      id: fc.stringMatching(/^[1-9]\d{0,3}$/),
      status: fc.constantFrom(...shortlistStatuses),
      quoteCents: fc.option(fc.nat(9_000_000)),
      quotePerGuest: fc.boolean(),
      category: fc.constantFrom("venues", "cakes", "djs", "llama-hire", ""),
    })
    .map(({ id, ...said }) => ({ ...shortlist.shape.parse({}), id, ...said })),
  { selector: ({ id }) => id },
);

const anyGuests = fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null });

test("every business stands in exactly one category, booked ones first", () => {
  fc.assert(
    fc.property(rowsOfAnyKind, (rows) => {
      const groups = groupByCategory(rows);
      const shown = groups.flatMap((group) => group.rows);
      expect(shown.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
      for (const group of groups) {
        const steps = group.rows.map(({ status }) => shortlistStatuses.indexOf(status));
        expect(steps).toEqual(steps.toSorted((a, b) => b - a));
      }
    }),
  );
});

test("quotes stand from the lowest up, and say by how much they are above it", () => {
  fc.assert(
    fc.property(rowsOfAnyKind, anyGuests, (rows, guests) => {
      const quotes = compareQuotes(rows, guests);
      expect(quotes.length).toBe(rows.filter((row) => quotedTotal(row, guests) !== null).length);
      for (const { cents, more } of quotes) expect(cents - more).toBe(quotes[0]?.cents);
      expect(quotes.map(({ more }) => more)).toEqual(
        quotes.map(({ more }) => more).toSorted((a, b) => a - b),
      );
    }),
  );
});

test("a quote per guest is above or below one in all by how many come, and left out while nobody knows", () => {
  const inAll = { ...shortlist.shape.parse({ quoteCents: 34_000_00 }), id: "1" };
  const perGuest = { ...shortlist.shape.parse({ quoteCents: 85_00, quotePerGuest: true }), id: "2" };
  const order = (guests: number | null) =>
    compareQuotes([inAll, perGuest], guests).map(({ row, cents }) => [row.id, cents]);
  expect(order(120)).toEqual([
    ["2", 10_200_00],
    ["1", 34_000_00],
  ]);
  expect(order(420)).toEqual([
    ["1", 34_000_00],
    ["2", 35_700_00],
  ]);
  expect(order(null)).toEqual([["1", 34_000_00]]);
});

test("every business is counted once, and what is booked is summed", () => {
  fc.assert(
    fc.property(rowsOfAnyKind, anyGuests, (rows, guests) => {
      const { bookedCents, ...count } = countShortlist(rows, guests);
      expect(Object.values(count).reduce((sum, each) => sum + each, 0)).toBe(rows.length);
      const booked = rows.filter(({ status }) => status === "booked");
      expect(bookedCents).toBe(booked.reduce((sum, row) => sum + (quotedTotal(row, guests) ?? 0), 0));
    }),
  );
});
