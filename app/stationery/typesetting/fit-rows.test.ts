import fc from "fast-check";
import { expect, test } from "vitest";

import { openTypesetter } from "#test-support/invitation-typesetter.ts";

import { fitRows, type TableRow } from "./fit-rows.ts";
import { boundsOf } from "./outline.ts";

const typesetter = openTypesetter();
const box = { x: 100, y: 200, width: 1000, height: 800 };
const row = (label: string, text: string): TableRow => ({ label, text });

test("a few rows are as large as allowed, many are smaller", () => {
  const few = fitRows([row("10:30 a.m.", "Anand Karaj"), row("12:30 p.m.", "Langar")], box, 60, typesetter);
  expect(few.size).toBe(60);
  const many = Array.from({ length: 24 }, () => row("10:30 a.m.", "Anand Karaj"));
  expect(fitRows(many, box, 60, typesetter).size).toBeLessThan(30);
});

test("letters that no typeface has are named, and no rows are no outline", () => {
  expect(fitRows([row("", "魏")], box, 60, typesetter).missing).toEqual(["魏"]);
  expect(fitRows([], box, 60, typesetter).outline).toEqual([]);
});

test("whatever is in the rows, nothing is inked outside of the box", () => {
  const text = fc
    .array(fc.constantFrom("ਅਨੰਦ", "Karaj", "speeches", "from", "نکاح", "શ્રી", "Montgomery-Fitzgerald"), {
      minLength: 1,
      maxLength: 9,
    })
    .map((words) => words.join(" "));
  const rows = fc.array(fc.tuple(fc.constantFrom("", "noon", "10:30 a.m."), text), {
    minLength: 1,
    maxLength: 20,
  });
  fc.assert(
    fc.property(rows, (typed) => {
      const ink = boundsOf(
        fitRows(
          typed.map(([label, title]) => row(label, title)),
          box,
          60,
          typesetter,
        ).outline,
      );
      if (ink === null) throw new Error("Nothing is inked");
      expect(ink.left).toBeGreaterThan(box.x - 1);
      expect(ink.right).toBeLessThan(box.x + box.width + 1);
      // A mark of Nastaliq stands higher than its line.
      expect(ink.top).toBeGreaterThan(box.y - 30);
      expect(ink.bottom).toBeLessThan(box.y + box.height + 30);
    }),
    { numRuns: 30 },
  );
});
