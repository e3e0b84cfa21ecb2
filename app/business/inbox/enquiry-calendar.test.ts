import { expect, test } from "vitest";

import type { RecipientState } from "#app/couple/enquiries/enquiry-state.ts";

import { enquiryCalendarEntries, type EnquiryOnDay } from "./enquiry-calendar.ts";

const enquiry = (
  reference: string,
  progress: RecipientState,
  eventDate: string | null = "2027-06-19",
): EnquiryOnDay => ({ reference, couple: "Simran & Daniel", eventDate, guests: "120 guests", progress });

const waiting: RecipientState = { state: "new", waitsFor: "turn" };
const booked: RecipientState = { state: "closed", because: "booked" };

test("an open enquiry leaves its day free, a booking takes it", () => {
  expect(enquiryCalendarEntries([enquiry("WR-1", waiting), enquiry("WR-2", booked)], [])).toMatchObject([
    {
      id: "WR-1",
      title: "Enquiry: Simran & Daniel",
      date: "2027-06-19",
      start: null,
      notes: "Waiting for your answer\n120 guests\nWR-1",
      isBusy: false,
    },
    { id: "WR-2", title: "Booked: Simran & Daniel", isBusy: true },
  ]);
});

test("what is over, declined, withdrawn or has no date yet is not in it", () => {
  const closed = (["withdrawn", "declined", "past", "unlisted"] as const).map((because) =>
    enquiry("WR-1", { state: "closed", because }),
  );
  expect(enquiryCalendarEntries([...closed, enquiry("WR-2", waiting, null)], [])).toEqual([]);
});

test("days marked as taken are in it once, in order", () => {
  const entries = enquiryCalendarEntries([enquiry("WR-1", booked)], ["2027-06-19", "2027-06-18"]);
  expect(entries.map(({ date, title }) => [date, title])).toEqual([
    ["2027-06-18", "Taken"],
    ["2027-06-19", "Booked: Simran & Daniel"],
  ]);
});
