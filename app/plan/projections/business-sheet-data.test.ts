import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putCell } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import {
  attendees,
  guestReplies,
  guests,
  households,
  invitations,
  packAttendees,
} from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { businessesAt, moments } from "#app/plan/schema/schedule.schema.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { businessSheetData } from "./business-sheet-data.ts";

test("a kitchen reads the diets and dishes of those who come by name, at the event with dishes, and a band does not", () => {
  const plan = new Doc();
  for (const id of ["mehndi", "reception"]) {
    putRow(events, plan, id, { name: id, date: "2027-06-19", start: 1080, minutes: 240 });
    for (const business of ["kitchen", "band"]) putCell(businessesAt, plan, id, business, "1");
    putCell(invitations, plan, "shah", id, "3:2");
  }
  putRow(shortlist, plan, "kitchen", { name: "Kitchen", category: "caterers" });
  putRow(shortlist, plan, "band", { name: "Band", category: "djs" });
  putRow(households, plan, "shah", { name: "Shah", people: 3 });
  putRow(guests, plan, "asha", { household: "shah", name: "Asha", meal: "Chicken" });
  putRow(guests, plan, "dev", { household: "shah", name: "Dev" });
  putRow(guests, plan, "nani", { household: "shah", name: "Nani", meal: "Paneer", diets: ["jain"] });
  putCell(guestReplies, plan, "asha", "mehndi", "no");
  putCell(guestReplies, plan, "nani", "reception", "no");
  putCell(attendees, plan, "shah", "reception", packAttendees(["asha", "dev"]));
  putCell(attendees, plan, "shah", "mehndi", packAttendees(["dev", "nani"]));
  putRow(rsvp, plan, rsvpRowId, { dishEvent: "reception", dishes: ["Chicken", "Paneer"] });
  const linesOf = (business: string) =>
    businessSheetData(plan, business)
      ?.days.flatMap(({ lines }) => lines)
      .map(({ id, diets, dishes }) => ({ id, diets, dishes }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(linesOf("kitchen")).toEqual([
    { id: "mehndi", diets: "1 jain", dishes: "" },
    { id: "reception", diets: "", dishes: "1 Chicken, 1 not chosen yet" },
  ]);
  expect(linesOf("band")).toEqual([
    { id: "mehndi", diets: "", dishes: "" },
    { id: "reception", diets: "", dishes: "" },
  ]);
});

test("what comes before a vendor stays the same once it runs late", () => {
  const plan = new Doc();
  const put = (id: string, start: number, minutes: number) =>
    putRow(events, plan, id, { name: id, date: "2027-06-19", start, minutes });
  put("Baraat", 540, 45);
  put("Milni", 600, 45);
  put("Anand Karaj", 660, 90);
  put("Open house", 640, 240);
  putRow(shortlist, plan, "band", { name: "Band", category: "djs" });
  putCell(businessesAt, plan, "Anand Karaj", "band", "1");
  const before = () => businessSheetData(plan, "band")?.days[0]?.lines[0]?.before;
  expect(before()).toEqual({ title: "Milni", end: 645 });
  put("Milni", 625, 45);
  expect(before()).toEqual({ title: "Milni", end: 670 });
});

test("a vendor of one moment reads its event, how many come, and in a kitchen their diets, once each", () => {
  const plan = new Doc();
  putRow(events, plan, "reception", { name: "Reception", date: "2027-06-19", start: 1080, minutes: 240 });
  putRow(moments, plan, "cake", { event: "reception", title: "Cake", after: 120, minutes: 20 });
  for (const [id, category] of [
    ["baker", "cakes"],
    ["band", "djs"],
  ] as const) {
    putRow(shortlist, plan, id, { name: id, category });
    putCell(businessesAt, plan, "cake", id, "1");
  }
  putCell(invitations, plan, "shah", "reception", "3:2");
  putRow(households, plan, "shah", { name: "Shah", people: 3 });
  putRow(guests, plan, "nani", { household: "shah", name: "Nani", diets: ["jain"] });
  const lineOf = (business: string, moment: string) =>
    businessSheetData(plan, business)
      ?.days.flatMap(({ lines }) => lines)
      .find(({ id }) => id === moment);
  expect(lineOf("baker", "cake")).toMatchObject({
    event: { title: "Reception", guests: "2 people" },
    diets: "1 jain",
  });
  expect(lineOf("band", "cake")).toMatchObject({
    event: { title: "Reception", guests: "2 people" },
    diets: "",
  });
  putCell(businessesAt, plan, "reception", "baker", "1");
  expect(lineOf("baker", "cake")).toMatchObject({ event: null, diets: "" });
  expect(lineOf("baker", "reception")).toMatchObject({ event: null, diets: "1 jain", people: "2 people" });
});
