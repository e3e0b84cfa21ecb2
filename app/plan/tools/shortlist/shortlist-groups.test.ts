import fc from "fast-check";
import { expect, test } from "vitest";

import { groupByCategory, compareQuotes, countShortlist } from "./shortlist-groups.ts";
import { shortlist, shortlistStatuses } from "#app/plan/schema/shortlist.schema.ts";

const rowsOfAnyKind = fc.uniqueArray(
  fc
    .record({
      id: fc.stringMatching(/^[1-9]\d{0,3}$/),
      status: fc.constantFrom(...shortlistStatuses),
      quoteCents: fc.option(fc.nat(9_000_000)),
      category: fc.constantFrom("venues", "cakes", "djs", "llama-hire", ""),
    })
    .map(({ id, ...said }) => ({ ...shortlist.shape.parse({}), id, ...said })),
  { selector: ({ id }) => id },
);

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
    fc.property(rowsOfAnyKind, (rows) => {
      const quotes = compareQuotes(rows);
      expect(quotes.length).toBe(rows.filter(({ quoteCents }) => quoteCents !== null).length);
      for (const { cents, more } of quotes) expect(cents - more).toBe(quotes[0]?.cents);
      expect(quotes.map(({ more }) => more)).toEqual(
        quotes.map(({ more }) => more).toSorted((a, b) => a - b),
      );
    }),
  );
});

test("every business is counted once, and what is booked is summed", () => {
  fc.assert(
    fc.property(rowsOfAnyKind, (rows) => {
      const { bookedCents, ...count } = countShortlist(rows);
      expect(Object.values(count).reduce((sum, each) => sum + each, 0)).toBe(rows.length);
      const booked = rows.filter(({ status }) => status === "booked");
      expect(bookedCents).toBe(booked.reduce((sum, { quoteCents }) => sum + (quoteCents ?? 0), 0));
    }),
  );
});
