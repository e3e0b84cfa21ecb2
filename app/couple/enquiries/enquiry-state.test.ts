import { expect, test } from "vitest";

import {
  enquiryState,
  recipientState,
  type EnquiryProgress,
  type RecipientProgress,
  type RecipientState,
} from "./enquiry-state.ts";

const today = "2027-01-10";
const then = new Date("2027-01-01T12:00:00Z");

const sent: EnquiryProgress = {
  heldAt: null,
  askedToConfirmAt: null,
  confirmedAt: null,
  withdrawnAt: null,
  eventDate: "2027-06-19",
  teamAnsweredAt: null,
};
const unheard: RecipientProgress = {
  mailedAt: null,
  queuedAt: null,
  passedOnAt: null,
  declinedAt: null,
  isListed: true,
  isBooked: false,
  standing: null,
};

const state = (enquiry: Partial<EnquiryProgress>, recipient: Partial<RecipientProgress>) =>
  recipientState({ ...sent, ...enquiry }, { ...unheard, ...recipient }, today);

const closed = (because: string) => ({ state: "closed", because });

const whole = (recipients: RecipientState[], enquiry: Partial<EnquiryProgress> = {}) =>
  enquiryState({ ...sent, ...enquiry }, recipients, today);

test("an enquiry is new until the business has it, and says whom it waits for", () => {
  expect(state({}, {})).toEqual({ state: "new", waitsFor: "team" });
  expect(state({}, { queuedAt: then })).toEqual({ state: "new", waitsFor: "turn" });
  expect(state({ askedToConfirmAt: then }, {})).toEqual({ state: "new", waitsFor: "couple" });
  expect(state({ askedToConfirmAt: then, confirmedAt: then }, {})).toEqual({
    state: "new",
    waitsFor: "team",
  });
  expect(state({ heldAt: then, askedToConfirmAt: then }, {})).toEqual({ state: "new", waitsFor: "desk" });
});

test("it is passed on once it was mailed or told by hand, and answered with an answer for its date", () => {
  expect(state({}, { mailedAt: then })).toEqual({ state: "passed-on", isAgain: false });
  expect(state({}, { passedOnAt: then })).toEqual({ state: "passed-on", isAgain: false });
  expect(state({}, { mailedAt: then, standing: { kind: "current" } })).toEqual({ state: "answered" });
  expect(state({}, { standing: { kind: "taken" } })).toEqual({ state: "answered" });
});

test("an answer for a date that has changed is waited for again", () => {
  const standing = { kind: "earlier", date: { was: "2027-05-01" }, guests: null } as const;
  expect(state({}, { mailedAt: then, standing })).toEqual({ state: "passed-on", isAgain: true });
});

test("it is closed when it is booked, withdrawn, declined, over, or the business has left", () => {
  expect(state({ withdrawnAt: then }, { standing: { kind: "current" } })).toEqual(closed("withdrawn"));
  expect(state({ eventDate: "2027-01-09" }, {})).toEqual(closed("past"));
  expect(state({ eventDate: today }, {})).toEqual({ state: "new", waitsFor: "team" });
  expect(state({}, { declinedAt: then, standing: { kind: "current" } })).toEqual(closed("declined"));
  expect(state({}, { isListed: false })).toEqual(closed("unlisted"));
  // A booking stays one after the day.
  expect(state({ eventDate: "2027-01-09" }, { isBooked: true })).toEqual(closed("booked"));
});

test("as a whole it is as far as it is with the business with which it is furthest", () => {
  const unsent: RecipientState = { state: "new", waitsFor: "team" };
  const asked: RecipientState = { state: "passed-on", isAgain: false };
  const answered: RecipientState = { state: "answered" };
  const gone: RecipientState = { state: "closed", because: "unlisted" };
  expect(whole([unsent, gone])).toBe("new");
  expect(whole([unsent, asked, gone])).toBe("passed-on");
  expect(whole([unsent, answered, asked])).toBe("answered");
  expect(whole([gone, gone])).toBe("closed");
  expect(whole([answered], { withdrawnAt: then })).toBe("closed");
  expect(whole([answered], { eventDate: "2027-01-09" })).toBe("closed");
});

test("one that chose no business is new until our team has answered it", () => {
  expect(enquiryState(sent, [], today)).toBe("new");
  expect(enquiryState({ ...sent, teamAnsweredAt: then }, [], today)).toBe("answered");
  expect(enquiryState({ ...sent, eventDate: null }, [], today)).toBe("new");
});
