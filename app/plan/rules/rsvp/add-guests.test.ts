import { expect, test } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import {
  attendees,
  guests,
  invitations,
  packAttendees,
  unaskedGuests,
} from "#app/plan/schema/guests.schema.ts";

import { addGuests } from "./add-guests.ts";
import { absences } from "./attendees.ts";

/** Asha comes to the mehndi, and somebody without a name to the reception, too; Dev comes to neither. */
function answered(): Doc {
  const plan = new Doc();
  for (const id of ["asha", "dev"]) putRow(guests, plan, id, { household: "shah", name: id });
  putCell(invitations, plan, "shah", "mehndi", "4:1");
  putCell(attendees, plan, "shah", "mehndi", packAttendees(["asha"]));
  putCell(invitations, plan, "shah", "reception", "4:2");
  putCell(attendees, plan, "shah", "reception", packAttendees(["asha", "shah.2"]));
  return plan;
}

function absentAt(plan: Doc, event: string): string[] {
  const people = viewTable(guests, plan).rows();
  const cells = viewGrid(invitations, plan).cells();
  const said = viewGrid(attendees, plan).cells();
  const isAbsent = absences(cells, said, people, viewGrid(unaskedGuests, plan).cells());
  return people.filter((guest) => isAbsent(event, guest)).map(({ name }) => name);
}

test("nobody is absent while somebody comes whose name is unknown", () => {
  const plan = answered();
  expect([absentAt(plan, "mehndi"), absentAt(plan, "reception")]).toEqual([["dev"], []]);
});

test("a name that is added takes the place of who came without one, and is not absent elsewhere", () => {
  const plan = answered();
  addGuests(plan, "shah", [{ name: "nani", allergies: "nuts" }, { name: "ravi" }]);
  const nani = viewTable(guests, plan)
    .rows()
    .find(({ name }) => name === "nani");
  const come = new Map(viewGrid(attendees, plan).row("shah")).get("reception");
  expect(come?.map(({ guest }) => guest)).toEqual(["asha", nani?.id]);
  expect([absentAt(plan, "mehndi"), absentAt(plan, "reception")]).toEqual([["dev"], ["dev"]]);
  addGuests(plan, "shah", [{ name: "zain" }]);
  expect([absentAt(plan, "mehndi"), absentAt(plan, "reception")]).toEqual([["dev"], ["dev"]]);
  // A later answer is about all of them.
  putCell(attendees, plan, "shah", "mehndi", packAttendees(["asha"]));
  expect(absentAt(plan, "mehndi").toSorted()).toEqual(["dev", "nani", "ravi", "zain"]);
});

test("two devices that add a name at once without a signal lose neither", () => {
  const [phone, laptop] = [answered(), new Doc()];
  applyUpdate(laptop, encodeStateAsUpdate(phone));
  addGuests(phone, "shah", [{ name: "nani" }]);
  addGuests(laptop, "shah", [{ name: "ravi" }]);
  applyUpdate(laptop, encodeStateAsUpdate(phone));
  applyUpdate(phone, encodeStateAsUpdate(laptop));
  for (const plan of [phone, laptop]) {
    const names = viewTable(guests, plan)
      .rows()
      .map(({ name }) => name);
    expect(names.toSorted()).toEqual(["asha", "dev", "nani", "ravi"]);
    expect(absentAt(plan, "reception")).not.toContain("asha");
  }
});
