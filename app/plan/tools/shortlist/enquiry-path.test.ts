import { expect, test } from "vitest";

import { enquiryPath } from "./enquiry-path.ts";

const today = "2026-11-22";
const guestsOf = (id: string) => (id === "a" ? 300 : 420);
const noEvents = { events: [], guestsOf };

test("the enquiry form gets who is asked, the day and the guests", () => {
  expect(enquiryPath(["3", "9"], { date: "2027-06-19", guests: 180, ...noEvents }, today)).toBe(
    "/planning?vendors=3,9&date=2027-06-19&guests=180",
  );
});

test("what the plan does not know, and a day that has passed, is left for the couple to fill in", () => {
  expect(enquiryPath(["3"], { date: null, guests: 0, ...noEvents }, today)).toBe("/planning?vendors=3");
  expect(enquiryPath(["3"], { date: "2026-11-21", guests: 0, ...noEvents }, today)).toBe(
    "/planning?vendors=3",
  );
});

test("the form gets the events that have a day, each with who comes to it", () => {
  const events = [
    { id: "a", kind: "sangeet", name: "Sangeet", date: "2027-06-18" },
    { id: "b", kind: "reception", name: "Reception", date: "2027-06-19" },
    { id: "c", kind: "", name: "", date: null },
    // Half a year before is no part of what is asked, and of an unknown kind the form knows the day.
    { id: "d", kind: "roka", name: "", date: "2027-01-09" },
    { id: "e", kind: "roka", name: "Our roka", date: "2027-06-20" },
  ];
  expect(enquiryPath(["3"], { date: "2027-06-19", guests: 420, events, guestsOf }, today)).toBe(
    "/planning?vendors=3&date=2027-06-19&guests=420&events=sangeet.-1.300,reception.0.420,.1.420.Our%2520roka",
  );
  // Of a single event date and guests say all.
  expect(
    enquiryPath(["3"], { date: "2027-06-19", guests: 420, events: events.slice(1, 3), guestsOf }, today),
  ).toBe("/planning?vendors=3&date=2027-06-19&guests=420");
});

test("vendors read the couple's own names of its events, with commas and signs", () => {
  const events = [
    { id: "a", kind: "mehndi", name: "Jago night, 50 % fun & more", date: "2027-06-18" },
    { id: "b", kind: "reception", name: "Reception", date: "2027-06-19" },
  ];
  const path = enquiryPath(["3"], { date: "2027-06-19", guests: 420, events, guestsOf }, today);
  expect(new URL(path, "https://example.ca").searchParams.get("events")).toBe(
    "mehndi.-1.300.Jago%20night%2C%2050%20%25%20fun%20%26%20more,reception.0.420",
  );
});
