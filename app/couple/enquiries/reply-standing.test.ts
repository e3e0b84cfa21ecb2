import fc from "fast-check";
import { expect, test } from "vitest";

import { availabilityIds } from "#database/enums.ts";

import { describeReply } from "./describe-reply.ts";
import { replyStanding } from "./reply-standing.ts";

const listed = { isListed: true, isTaken: false, isBooked: false };
const asked = { forDate: "2027-07-10", forGuests: "120" };
const asNow = { ...listed, eventDate: "2027-07-10", guests: "120" };

test("an answer is about the date and the guests that it was given for", () => {
  expect(replyStanding(asked, asNow)).toEqual({ kind: "current" });
  expect(replyStanding(asked, { ...asNow, eventDate: "2027-08-14" })).toEqual({
    kind: "earlier",
    date: { was: "2027-07-10" },
    guests: null,
  });
  expect(replyStanding(asked, { ...asNow, guests: "420" })).toEqual({
    kind: "earlier",
    date: null,
    guests: { was: "120" },
  });
  expect(
    replyStanding({ forDate: null, forGuests: null }, { ...listed, eventDate: null, guests: null }),
  ).toEqual({ kind: "current" });
  expect(replyStanding(asked, { ...asNow, eventDate: null }).kind).toBe("earlier");
  expect(replyStanding(asked, { ...asNow, guests: null }).kind).toBe("earlier");
});

test("a taken date outranks an answer, but for the couple that has booked it", () => {
  const taken = { ...asNow, isTaken: true };
  expect(replyStanding(asked, taken)).toEqual({ kind: "taken" });
  expect(replyStanding(asked, { ...taken, isBooked: true })).toEqual({ kind: "current" });
});

const noPrice = { unit: "total", priceFrom: null, priceTo: null, guests: "420" } as const;
const words = (standing: ReturnType<typeof replyStanding>, availability: "yes" | "maybe" | "no" = "yes") =>
  describeReply({ availability, ...noPrice, standing }).availability;
const earlier = (date: string | null | undefined, guests: string | null | undefined) =>
  words({
    kind: "earlier",
    date: date === undefined ? null : { was: date },
    guests: guests === undefined ? null : { was: guests },
  });

test("what a couple reads names the date and the guests that an answer was for", () => {
  expect(words({ kind: "current" })).toBe("Available");
  expect(earlier("2027-07-10", undefined)).toBe("Was for 10 July 2027: asked again");
  expect(earlier(undefined, "120")).toBe("Was for 120 guests: asked again");
  expect(earlier("2027-07-10", "101-150")).toBe("Was for 10 July 2027 and 101-150 guests: asked again");
  expect(earlier(null, undefined)).toBe("From before your date changed: asked again");
  expect(earlier(undefined, null)).toBe("From before your guests changed: asked again");
  expect(earlier(null, null)).toBe("From before your date and guests changed: asked again");
  expect(words({ kind: "taken" })).toBe("Taken on their calendar, though they said available");
  expect(words({ kind: "taken" }, "no")).toBe("Taken on your date");
  expect(words({ kind: "unlisted" })).toBe("No longer listed here");
  expect(words({ kind: "paused" })).toBe("Paused its listing");
});

test("nobody reads 'Available' for a date or guests that were not answered, for a taken date, or of a business that has left", () => {
  const day = fc.option(fc.constantFrom("2027-07-10", "2027-08-14", "2027-09-04"), { nil: null });
  const people = fc.option(fc.constantFrom("120", "420", "101-150"), { nil: null });
  const facts = fc.record({
    forDate: day,
    forGuests: people,
    eventDate: day,
    guests: people,
    isListed: fc.boolean(),
    isPaused: fc.boolean(),
    isTaken: fc.boolean(),
    isBooked: fc.boolean(),
    availability: fc.constantFrom(...availabilityIds),
  });
  fc.assert(
    fc.property(facts, ({ forDate, forGuests, availability, ...now }) => {
      const standing = replyStanding({ forDate, forGuests }, now);
      const read = describeReply({ availability, ...noPrice, standing }).availability;
      const isSame = forDate === now.eventDate && forGuests === now.guests;
      const mayStand = now.isListed && !now.isPaused && isSame && (!now.isTaken || now.isBooked);
      expect(read === "Available").toBe(availability === "yes" && mayStand);
    }),
  );
});
