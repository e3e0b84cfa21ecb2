import fc from "fast-check";
import { expect, test } from "vitest";

import { assignSlots, type RowSlots } from "./row-slots.ts";

/** Of rows that are called after letters: how far they are from 'm'. */
const far = (id: string) => Math.abs(id.charCodeAt(0) - "m".charCodeAt(0));

test("rows that stay in sight keep their elements, and new ones take those of the farthest", () => {
  expect(assignSlots(["k", "l", "m"], ["l", "m", "n"], far)).toEqual(["n", "l", "m"]);
  expect(assignSlots(["k", "l", "a", "m"], ["l", "m", "n"], far)).toEqual(["k", "l", "n", "m"]);
  expect(assignSlots(["m"], ["m", "n"], far)).toEqual(["m", "n"]);
});

test("a row that is out of sight stays where it is until its element is needed, or it is gone", () => {
  const slots: RowSlots = ["k", "l", "m"];
  expect(assignSlots(slots, ["l"], far)).toBe(slots);
  expect(assignSlots(slots, ["l"], (id) => (id === "k" ? null : 1))).toEqual([null, "l", "m"]);
  expect(assignSlots([null, "l", "a"], ["l", "n"], far)).toEqual(["n", "l", "a"]);
});

test("however a list is scrolled and changed, each row in sight has one element, and as few as possible are made", () => {
  const list = fc.uniqueArray(fc.integer({ min: 0, max: 30 }), { maxLength: 20 });
  const step = fc.record({ list, first: fc.nat(20), count: fc.integer({ min: 1, max: 8 }) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 15 }), (steps) => {
      let slots: RowSlots = [];
      for (const { list: ids, first, count } of steps) {
        const rows = ids.map(String);
        const needed = rows.slice(first, first + count);
        const farness = (id: string) => (rows.includes(id) ? Math.abs(rows.indexOf(id) - first) : null);
        const before = slots;
        slots = assignSlots(before, needed, farness);
        const shown = slots.filter((id) => id !== null);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown).toEqual(expect.arrayContaining(needed));
        expect(shown.every((id) => rows.includes(id))).toBe(true);
        for (const [at, id] of before.entries())
          if (id !== null && needed.includes(id)) expect(slots[at]).toBe(id);
        expect(slots.length).toBe(Math.max(before.length, needed.length));
        expect(assignSlots(slots, needed, farness)).toBe(slots);
      }
    }),
  );
});
