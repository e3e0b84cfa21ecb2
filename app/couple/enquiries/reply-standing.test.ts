import fc from "fast-check";
import { expect, test } from "vitest";

import { availabilityIds } from "#database/enums.ts";

import { describeReply } from "./describe-reply.ts";
import { replyStanding } from "./reply-standing.ts";

const listed = { isListed: true, isTaken: false, isBooked: false };

test("an answer is about the date that it was given for", () => {
  expect(replyStanding({ forDate: "2027-07-10" }, { ...listed, eventDate: "2027-07-10" })).toEqual({
    kind: "current",
  });
  expect(replyStanding({ forDate: "2027-07-10" }, { ...listed, eventDate: "2027-08-14" })).toEqual({
    kind: "earlier-date",
    date: "2027-07-10",
  });
  expect(replyStanding({ forDate: null }, { ...listed, eventDate: null })).toEqual({ kind: "current" });
  expect(replyStanding({ forDate: "2027-07-10" }, { ...listed, eventDate: null }).kind).toBe("earlier-date");
});

test("a taken date outranks an answer, but for the couple that has booked it", () => {
  const sameDay = { eventDate: "2027-07-10", isListed: true, isTaken: true };
  expect(replyStanding({ forDate: "2027-07-10" }, { ...sameDay, isBooked: false })).toEqual({
    kind: "taken",
  });
  expect(replyStanding({ forDate: "2027-07-10" }, { ...sameDay, isBooked: true })).toEqual({
    kind: "current",
  });
});

const words = (standing: ReturnType<typeof replyStanding>) =>
  describeReply({ availability: "yes", priceFrom: null, priceTo: null, standing }).availability;

test("what a couple reads names the date that an answer was for", () => {
  expect(words({ kind: "current" })).toBe("Available");
  expect(words({ kind: "earlier-date", date: "2027-07-10" })).toBe("Was for 10 July 2027: asked again");
  expect(words({ kind: "earlier-date", date: null })).toBe("From before your date changed: asked again");
  expect(words({ kind: "taken" })).toBe("Taken on your date");
  expect(words({ kind: "unlisted" })).toBe("No longer listed here");
});

test("nobody reads 'Available' for a date that was not answered, is taken, or of a business that has left", () => {
  const day = fc.option(fc.constantFrom("2027-07-10", "2027-08-14", "2027-09-04"), { nil: null });
  const facts = fc.record({
    forDate: day,
    eventDate: day,
    isListed: fc.boolean(),
    isTaken: fc.boolean(),
    isBooked: fc.boolean(),
    availability: fc.constantFrom(...availabilityIds),
  });
  fc.assert(
    fc.property(facts, ({ forDate, availability, ...now }) => {
      const standing = replyStanding({ forDate }, now);
      const read = describeReply({ availability, priceFrom: null, priceTo: null, standing }).availability;
      const mayStand = now.isListed && forDate === now.eventDate && (!now.isTaken || now.isBooked);
      expect(read === "Available").toBe(availability === "yes" && mayStand);
    }),
  );
});
