import { expect, test } from "vitest";
import { applyUpdate, Doc, encodeStateAsUpdate } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { attendees, guestReplies, guests, households, invitations } from "#app/plan/schema/guests.schema.ts";

import { addGuests } from "./add-guests.ts";
import { absences } from "./attendees.ts";
import { mergeReply } from "./merge-reply.ts";

/** Asha comes to the mehndi, and somebody without a name to the reception, too; Dev comes to neither. */
function answered(): Doc {
  const plan = new Doc();
  putRow(households, plan, "shah", { name: "Shah", people: 4 });
  for (const id of ["asha", "dev"]) putRow(guests, plan, id, { household: "shah", name: id });
  for (const event of ["mehndi", "reception"]) putCell(invitations, plan, "shah", event, "4");
  mergeReply(plan, "shah", { coming: { mehndi: ["asha"], reception: ["asha", "shah.2"] }, persons: [] });
  return plan;
}

function absentAt(plan: Doc, event: string): string[] {
  const people = viewTable(guests, plan).rows();
  const cells = viewGrid(invitations, plan).cells();
  const said = viewGrid(attendees, plan).cells();
  const isAbsent = absences(cells, said, viewGrid(guestReplies, plan).cells(), people);
  return people.filter((guest) => isAbsent(event, guest)).map(({ name }) => name);
}

test("who was not ticked is absent, also where somebody comes whose name is unknown", () => {
  const plan = answered();
  expect([absentAt(plan, "mehndi"), absentAt(plan, "reception")]).toEqual([["dev"], ["dev"]]);
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
  mergeReply(plan, "shah", { coming: { mehndi: ["asha"] }, persons: [] });
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
    expect(absentAt(plan, "reception")).toEqual(["dev"]);
  }
});

test("a reply from a page that was opened before a name was added says nothing of that guest", () => {
  const plan = answered();
  addGuests(plan, "shah", [{ name: "nani" }, { name: "ravi" }]);
  const declined = { mehndi: ["asha", "shah.1"] };
  mergeReply(plan, "shah", { coming: { mehndi: ["dev"] }, persons: [], declined });
  expect(absentAt(plan, "mehndi")).toEqual(["asha"]);
});

test("whom a household names and does not tick is absent", () => {
  const plan = answered();
  const persons = [{ id: "shah.1", name: "nani" }];
  mergeReply(plan, "shah", { coming: { mehndi: ["shah.1"], reception: ["dev"] }, persons });
  expect([absentAt(plan, "mehndi"), absentAt(plan, "reception")]).toEqual([
    ["asha", "dev"],
    ["asha", "nani"],
  ]);
});

test("two devices that say at once of two events who does not come both count", () => {
  const [phone, server] = [answered(), new Doc()];
  applyUpdate(server, encodeStateAsUpdate(phone));
  mergeReply(phone, "shah", { coming: { reception: ["shah.2"] }, persons: [] });
  mergeReply(server, "shah", { coming: { mehndi: ["dev"] }, persons: [] });
  applyUpdate(server, encodeStateAsUpdate(phone));
  expect([absentAt(server, "mehndi"), absentAt(server, "reception")]).toEqual([["asha"], ["asha", "dev"]]);
});

test("whom the couple adds without a signal while the household answers is not absent", () => {
  const [phone, server] = [answered(), new Doc()];
  applyUpdate(server, encodeStateAsUpdate(phone));
  addGuests(phone, "shah", [{ name: "nani", allergies: "nuts" }]);
  mergeReply(server, "shah", { coming: { mehndi: ["dev"] }, persons: [] });
  applyUpdate(server, encodeStateAsUpdate(phone));
  expect(absentAt(server, "mehndi")).toEqual(["asha"]);
});
