import fc from "fast-check";
import { expect, test } from "vitest";

import { openTypesetter } from "#test-support/invitation-typesetter.ts";

import { balancedEnds, fitText, type Paragraph } from "./fit-text.ts";

const typesetter = openTypesetter();
const box = { x: 100, y: 200, width: 800, height: 160, align: "middle" as const };
const paragraph = (text: string): Paragraph => ({ text, hand: "display", scale: 1, gap: 0, tracking: 0 });
const fitted = (...texts: string[]) => fitText(texts.map(paragraph), box, 120, typesetter);

function expectWithin(ink: ReturnType<typeof fitted>["ink"]) {
  if (ink === null) throw new Error("Nothing was set.");
  expect(ink.left).toBeGreaterThanOrEqual(box.x - 0.01);
  expect(ink.right).toBeLessThanOrEqual(box.x + box.width + 0.01);
  expect(ink.top).toBeGreaterThanOrEqual(box.y - 0.01);
  expect(ink.bottom).toBeLessThanOrEqual(box.y + box.height + 0.01);
}

test("short names stand in one line at the largest size that fits", () => {
  const { size, ink } = fitted("Mia");
  expect(size).toBe(120);
  expectWithin(ink);
});

test.each([
  [
    "two names of 34 characters",
    ["Harpreet Kaur Gurleen-Amrit Dhillon & Alexander Duncan-Christopher MacLeod"],
  ],
  ["four parents", ["Gurpreet Singh & Harjit Kaur Dhillon\nAnne-Sophie & Duncan MacLeod-Fitzgerald"]],
  ["one name without a space", ["Wolfeschlegelsteinhausenbergerdorffwelchevoralternwarengewissenhaft"]],
  ["Urdu, which steps down within a word", ["محمد حسین چوہدری اور فاطمہ زہرا قریشی"]],
  ["names and native names", ["Harpreet & Daniel", "ਹਰਪ੍ਰੀਤ ਅਤੇ ਡੈਨੀਅਲ"]],
])("%s stay within their box", (_, texts) => {
  expectWithin(fitted(...texts).ink);
});

test("long names are set in two lines rather than in a line of small letters", () => {
  const names = "Harpreet Kaur Dhillon & Alexander Duncan MacLeod";
  const two = fitted(names);
  const box1 = { ...box, height: 60 };
  expect(two.size).toBeGreaterThan(fitText([paragraph(names)], box1, 120, typesetter).size * 1.25);
});

test("nothing is set where there is nothing to say", () => {
  expect(fitted("", "  ")).toMatchObject({ outline: [], ink: null });
});

test("whatever is typed, nothing is inked outside of the box", () => {
  const word = fc.string({
    unit: fc.constantFrom(...Array.from("abgjQÉñ&'-ਹਰਪ੍ਰੀਤਸਿੰਘकृष्णश्रीલગ્નનકاحمدخوشیے ۔,1२")),
    minLength: 1,
    maxLength: 34,
  });
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (texts) => {
      const { ink } = fitted(...texts);
      if (ink !== null) expectWithin(ink);
    }),
    { numRuns: 60 },
  );
});

test("lines are broken so that the widest is as narrow as possible", () => {
  expect(balancedEnds([10, 10, 10, 10], 2)).toEqual([2, 4]);
  expect(balancedEnds([30, 10, 10, 10], 2)).toEqual([1, 4]);
  expect(balancedEnds([5], 3)).toEqual([1]);
});

test("a short line beside long ones is not broken", () => {
  const long = "Harpreet Kaur Gurleen Dhillon & Alexander Duncan Christopher MacLeod";
  const both = fitted(long, "ਹਰਪ੍ਰੀਤ ਅਤੇ ਡੈਨੀਅਲ");
  const whole = typesetter.shapeLine("ਹਰਪ੍ਰੀਤ ਅਤੇ ਡੈਨੀਅਲ", "display").outline;
  const native = both.outline.slice(-whole.length);
  const tops = [whole, native].map((outline) => outline.flatMap(({ values: [, y] }) => y ?? []));
  const [shaped, placed] = tops.map((ys) => Math.max(...ys) - Math.min(...ys));
  expect(placed).toBeCloseTo(((shaped ?? 0) * both.size) / 1000, 3);
});
