import { expect, test } from "vitest";

import { describeInvitationBasis, readInvitationBasis } from "./invitation-basis.ts";

const today = "2026-11-25";
const nothing = { source: null, foundOn: null, asked: null };

test("an invitation is allowed by the page that published the address and the day it was seen there", () => {
  const basis = { source: "https://hall.ca/contact", foundOn: "2026-11-20" };
  expect(readInvitationBasis({ ...nothing, ...basis }, today)).toEqual(basis);
});

test("or by the day on which the business asked", () => {
  const basis = readInvitationBasis({ ...nothing, asked: "2026-11-24" }, today);
  expect(basis).toEqual({ source: null, foundOn: "2026-11-24" });
  expect(basis && describeInvitationBasis("The Hall", basis)).toBe(
    "You’re getting this because The Hall asked us for it on 24 November 2026.",
  );
});

test.each([
  ["no day", { source: "https://hall.ca" }],
  ["no page", { foundOn: "2026-11-20" }],
  ["a day to come", { source: "https://hall.ca", foundOn: "2026-11-26" }],
  ["no public page", { source: "https://localhost/x", foundOn: "2026-11-20" }],
  ["words for a page", { source: "their flyer", foundOn: "2026-11-20" }],
  ["a day that is none", { asked: "yesterday" }],
])("not by %s", (_, given) => {
  expect(readInvitationBasis({ ...nothing, ...given }, today)).toBeNull();
});
