import { expect, test } from "vitest";
import { Doc } from "yjs";
import type { z } from "zod";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { namedSeats, packSeatAssignments, seatedHouseholds } from "#app/plan/schema/seating.schema.ts";

import { inviteAll, mergeHouseholds, removeHousehold } from "./change-households.ts";
import {
  attendees,
  guestReplies,
  guests,
  households,
  invitations,
  packAttendees,
} from "#app/plan/schema/guests.schema.ts";

/** Two households that are one, as two people wrote them. */
function twice(): Doc {
  const document = new Doc();
  putRow(households, document, "a", {
    name: "Sukhpreet Gill",
    people: 2,
    tags: ["Cousins"],
    phone: "403 555 0101",
  });
  putRow(households, document, "b", {
    name: "Sukhprit Gill",
    people: 4,
    side: "two",
    tags: ["Edmonton"],
    phone: "403 555 0102",
    notes: "By the window",
  });
  putRow(guests, document, "g1", { household: "a", name: "Asha" });
  putRow(guests, document, "g2", { household: "b", name: "Asha", allergies: "nuts" });
  putRow(guests, document, "g3", { household: "b", name: "Ravi", meal: "Paneer" });
  putCell(invitations, document, "a", "mehndi", "2");
  putCell(invitations, document, "b", "mehndi", "4:3");
  putCell(invitations, document, "a", "nikah", "2:1");
  putCell(invitations, document, "b", "nikah", "4:0");
  putCell(invitations, document, "b", "reception", "4");
  putCell(seatedHouseholds, document, "b", "reception", packSeatAssignments([{ table: "t1", people: 4 }]));
  return document;
}

test("two guests of one name stay two, with what each may not eat", () => {
  const document = twice();
  putRow(guests, document, "g4", { household: "b", name: "Asha", allergies: "gluten" });
  document.transact(() => mergeHouseholds(document, "a", "b"));
  const people = viewTable(guests, document).rows();
  expect(people.map(({ name, allergies }) => `${name} ${allergies}`).toSorted()).toEqual([
    "Asha gluten",
    "Asha nuts",
    "Ravi ",
  ]);
});

test("of two households one is made that says what either said, and nothing is lost", () => {
  const document = twice();
  // As in a window that has the guest list open: tables are watched, and the merge is one transaction.
  for (const table of planTables) viewTable(table, document);
  for (const grid of planGrids) viewGrid<z.ZodType>(grid, document);
  document.transact(() => mergeHouseholds(document, "a", "b"));
  const [row, ...others] = viewTable(households, document).rows();
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    id: "a",
    name: "Sukhpreet Gill",
    people: 4,
    side: "two",
    tags: ["Cousins", "Edmonton"],
    phone: "403 555 0101",
    notes: "By the window\nMerged: Sukhprit Gill; 403 555 0102",
  });
  expect(
    viewTable(guests, document)
      .rows()
      .map(({ household, name, allergies, meal }) => [household, name, allergies, meal]),
  ).toEqual([
    ["a", "Asha", "nuts", ""],
    ["a", "Ravi", "", "Paneer"],
  ]);
  expect(Object.fromEntries(viewGrid(invitations, document).row("a"))).toEqual({
    mehndi: { invited: 4, coming: 3 },
    nikah: { invited: 2, coming: 1 },
    reception: { invited: 4, coming: null },
  });
  expect(viewGrid(seatedHouseholds, document).row("a").get("reception")).toEqual([
    { table: "t1", people: 4 },
  ]);
  expect([...viewGrid(invitations, document).cells().rows()]).toEqual(["a"]);
});

test("a household that is merged with itself or with none stays as it is", () => {
  const document = twice();
  mergeHouseholds(document, "a", "a");
  mergeHouseholds(document, "a", "gone");
  expect(viewTable(households, document).rows()).toHaveLength(2);
});

test("a household goes with its people, its invitations and its seats", () => {
  const document = twice();
  removeHousehold(document, "b");
  expect(
    viewTable(guests, document)
      .rows()
      .map(({ id }) => id),
  ).toEqual(["g1"]);
  expect([...viewGrid(invitations, document).cells().rows()]).toEqual(["a"]);
  expect([...viewGrid(seatedHouseholds, document).cells().rows()]).toEqual([]);
});

test("all are invited as many as they are, and what is answered is not taken back", () => {
  const document = twice();
  expect(inviteAll(document, ["a", "b"], "reception", true)).toBe(1);
  expect([...viewGrid(invitations, document).cells().column("reception")]).toEqual([
    { invited: 2, coming: null },
    { invited: 4, coming: null },
  ]);
  expect(inviteAll(document, ["a", "b"], "mehndi", false)).toBe(1);
  expect([...viewGrid(invitations, document).cells().column("mehndi")]).toEqual([{ invited: 4, coming: 3 }]);
});

test("an answer by name says nothing of the other household's people, and its own keep what it says", () => {
  const document = twice();
  putCell(attendees, document, "b", "mehndi", packAttendees(["g2"]));
  putCell(attendees, document, "a", "nikah", packAttendees(["g4"]));
  putRow(guests, document, "g4", { household: "a", name: "Wei" });
  for (const [guest, event] of [
    ["g3", "mehndi"],
    ["g3", "nikah"],
    ["g1", "nikah"],
    ["g4", "mehndi"],
  ] as const)
    putCell(guestReplies, document, guest, event, "no");
  mergeHouseholds(document, "a", "b");
  expect(Object.fromEntries(viewGrid(attendees, document).row("a"))).toEqual({
    mehndi: [{ guest: "g1" }],
    nikah: [{ guest: "g4" }],
  });
  const declined = viewGrid(guestReplies, document);
  const people = viewTable(guests, document).rows();
  expect(Object.fromEntries(people.map(({ id }) => [id, [...declined.row(id).keys()]]))).toEqual({
    g1: ["nikah"],
    g3: ["mehndi"],
    g4: [],
  });
});

test("whoever was added after an answer is still open where the answer moves with them, and nowhere else", () => {
  const document = twice();
  for (const event of ["mehndi", "nikah"]) putCell(guestReplies, document, "g3", event, "open");
  document.transact(() => mergeHouseholds(document, "a", "b"));
  // The mehndi's answer is theirs, the nikah's is ours.
  const answers = viewAnswers(document).row("a");
  expect([answers.get("mehndi"), answers.get("nikah")]).toEqual([
    { invited: 4, coming: 3, open: ["g3"] },
    { invited: 2, coming: 1 },
  ]);
  document.transact(() => removeHousehold(document, "a"));
  expect([...viewGrid(guestReplies, document).cells().rows()]).toEqual([]);
});

test("a guest who is in both households sits where the seats that are taken over say, and nowhere else", () => {
  const document = twice();
  const split = packSeatAssignments([
    { table: "t1", people: 1 },
    { table: "t2", people: 1 },
  ]);
  for (const household of ["a", "b"]) putCell(seatedHouseholds, document, household, "mehndi", split);
  putCell(namedSeats, document, "g1", "mehndi", "t1");
  putCell(namedSeats, document, "g2", "mehndi", "t2");
  putCell(namedSeats, document, "g2", "reception", "t1");
  putCell(namedSeats, document, "g3", "reception", "t2");
  document.transact(() => mergeHouseholds(document, "a", "b"));
  const seats = viewGrid(namedSeats, document);
  expect(Object.fromEntries(["g1", "g2", "g3"].map((id) => [id, Object.fromEntries(seats.row(id))]))).toEqual(
    {
      g1: { mehndi: "t1", reception: "t1" },
      g2: {},
      g3: { reception: "t2" },
    },
  );
});
