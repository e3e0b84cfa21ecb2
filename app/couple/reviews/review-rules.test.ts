import fc from "fast-check";
import { expect, test } from "vitest";

import { albertaDate } from "#app/calendar/alberta-time.ts";

import { isBooked, editableDays, isEditable, isWeddingOver, textHoldReason } from "./review-rules.ts";

const day = 24 * 60 * 60 * 1000;
const moments = fc.date({ min: new Date("2026-01-01"), max: new Date("2035-01-01"), noInvalidDate: true });

test("a wedding is over on the day after it in Alberta, not before, and never once it was taken back", () => {
  fc.assert(
    fc.property(moments, moments, (wedding, now) => {
      const eventDate = albertaDate(wedding);
      expect(isWeddingOver({ eventDate, withdrawnAt: null }, now)).toBe(albertaDate(now) > eventDate);
      expect(isWeddingOver({ eventDate, withdrawnAt: now }, now)).toBe(false);
    }),
  );
  expect(isWeddingOver({ eventDate: null, withdrawnAt: null }, new Date())).toBe(false);
});

test("midnight in Alberta ends the day, whatever the clock in Greenwich says", () => {
  const wedding = { eventDate: "2027-06-19", withdrawnAt: null };
  expect(isWeddingOver(wedding, new Date("2027-06-20T05:59:59Z"))).toBe(false);
  expect(isWeddingOver(wedding, new Date("2027-06-20T06:00:00Z"))).toBe(true);
});

test("a business is booked when both say so", () => {
  const now = new Date();
  expect(isBooked(undefined)).toBe(false);
  expect(isBooked({ coupleSaidAt: now, businessSaidAt: null })).toBe(false);
  expect(isBooked({ coupleSaidAt: null, businessSaidAt: now })).toBe(false);
  expect(isBooked({ coupleSaidAt: now, businessSaidAt: now })).toBe(true);
});

test("a review is changed within its days, until the business has answered or the desk removed it", () => {
  fc.assert(
    fc.property(moments, fc.integer({ min: 0, max: 40 * day }), (createdAt, age) => {
      const now = new Date(createdAt.getTime() + age);
      const open = { createdAt, answeredAt: null, removedAt: null };
      expect(isEditable(open, now)).toBe(age < editableDays * day);
      expect(isEditable({ ...open, answeredAt: now }, now)).toBe(false);
      expect(isEditable({ ...open, removedAt: now }, now)).toBe(false);
    }),
  );
});

const plainWords = fc.array(fc.constantFrom("The", "hall", "was", "warm,", "5 stars!", "a < b", "ਬਰਾਤ"), {
  minLength: 1,
});

test("one link, tag or address anywhere holds a review; plain words never do", () => {
  const holding = [
    ["see www.rings.ca", "links"],
    ["rings.com is best", "links"],
    ["<b>loud</b>", "markup"],
    ["<script>", "markup"],
    ["[img]x[/img]", "markup"],
    ["write to asha.gill@mail", null],
    ["write to asha@gill.ca", "address"],
  ] as const;
  fc.assert(
    fc.property(plainWords, plainWords, fc.constantFrom(...holding), (before, after, [found, reason]) => {
      expect(textHoldReason([before.join(" "), after.join(" ")])).toBeNull();
      expect(textHoldReason([before.join(" "), [...before, found, ...after].join(" ")])).toBe(reason);
    }),
  );
});
