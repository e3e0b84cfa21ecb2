import { expect, test } from "vitest";

import { prefillFromUrl } from "./prefill-from-url.ts";

const vendors = [
  { id: 3, unknown: [] },
  { id: 9, unknown: [{ key: "baraat" }, { key: "corkage" }] },
];

const valuesOf = (address: string) => prefillFromUrl(new URLSearchParams(address), vendors);

test("an address fills in day and guests, and ticks everybody who is offered", () => {
  expect(valuesOf("date=2027-06-19&guests=180")).toMatchObject({
    eventDate: ["2027-06-19"],
    guestCount: ["151-200"],
    guestNumber: ["180"],
    vendors: ["3", "9"],
    name: [],
    asks: [],
  });
  expect(valuesOf("guests=400")).toMatchObject({ eventDate: [], guestCount: ["200+"], guestNumber: ["400"] });
  // More than the form takes as a number is still a range.
  expect(valuesOf("guests=9000")).toMatchObject({ guestCount: ["200+"], guestNumber: [] });
});

test("an address fills in the events of a wedding that has several", () => {
  const asked = valuesOf("date=2027-06-19&guests=420&events=sangeet.-1.300,reception.0.420");
  expect(asked?.additionalInfo).toEqual([
    "Our events:\nFriday, 18 June 2027: Sangeet, 300 guests\nSaturday, 19 June 2027: Reception, 420 guests",
  ]);
  expect(valuesOf("events=mehndi.0.80,reception.2.420")?.additionalInfo).toEqual([
    "Our events:\nDay 1: Mehndi, 80 guests\nDay 3: Reception, 420 guests",
  ]);
  expect(valuesOf("date=2027-06-19&events=reception.0.420")?.additionalInfo).toEqual([]);
});

test("an address ticks which events, as either theme calls them", () => {
  expect(valuesOf("events=sangeet.-1.300,anand-karaj.0.400,reception.0.420")?.events).toEqual([
    "Ceremony",
    "Reception",
    "Sangeet or garba",
    "Anand Karaj",
    "Walima or reception",
  ]);
  // A single event has no list in the text, and its box all the same.
  expect(valuesOf("events=reception.0.420")).toMatchObject({
    events: ["Reception", "Walima or reception"],
    additionalInfo: [],
  });
  // What the form has no box for, and what the couple named itself, stands in the list alone.
  expect(valuesOf("events=milni.0.80,.1.0.Jago")).toMatchObject({ events: [] });
});

test("an address asks for everything that nobody knows of the venues", () => {
  expect(valuesOf("ask=unknown")).toMatchObject({ asks: ["baraat", "corkage"], vendors: ["3", "9"] });
});

test.each([
  "",
  "vendors=3,9",
  "date=2027-02-30&guests=many",
  "guests=0",
  "date=tomorrow",
  "ask=all",
  "events=party.0.20,reception.0.420",
])("an address with %j fills in nothing", (address) => expect(valuesOf(address)).toBeNull());
