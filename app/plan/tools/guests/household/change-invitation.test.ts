import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import {
  attendees,
  declinedGuests,
  guests,
  invitations,
  packAttendees,
} from "#app/plan/schema/guests.schema.ts";

import { limitComing, putAttendees, putInvitation } from "./change-invitation.ts";

function answered(): Doc {
  const plan = new Doc();
  putCell(invitations, plan, "shah", "mehndi", "4:2");
  putCell(attendees, plan, "shah", "mehndi", packAttendees(["asha", "dev"]));
  return plan;
}

const cellOf = (plan: Doc) => viewGrid(invitations, plan).row("shah").get("mehndi");
const namesOf = (plan: Doc) =>
  viewGrid(attendees, plan)
    .row("shah")
    .get("mehndi")
    ?.map(({ guest }) => guest);

/** As the field writes it: at each key. */
function typeInvited(plan: Doc, ...typed: number[]) {
  for (const invited of typed) {
    const coming = cellOf(plan)?.coming ?? null;
    putInvitation(plan, "shah", "mehndi", { invited, coming });
  }
  limitComing(plan, "shah", "mehndi");
}

test("on the way to 14 the answer and its names stay", () => {
  const plan = answered();
  typeInvited(plan, 1, 14);
  expect([cellOf(plan), namesOf(plan)]).toEqual([{ invited: 14, coming: 2 }, ["asha", "dev"]]);
});

test("no more come than are invited once the field is left, and nobody knows who", () => {
  const plan = answered();
  typeInvited(plan, 1);
  expect([cellOf(plan), namesOf(plan)]).toEqual([{ invited: 1, coming: 1 }, undefined]);
});

test("another number, or no invitation, takes the names away; new names take their place", () => {
  const plan = answered();
  putInvitation(plan, "shah", "mehndi", { invited: 4, coming: 3 });
  expect(namesOf(plan)).toBeUndefined();
  putAttendees(plan, "shah", "mehndi", ["dev", "nani"], "dev");
  putAttendees(plan, "shah", "mehndi", ["asha", "nani"], "asha");
  expect(cellOf(plan)).toEqual({ invited: 4, coming: 2 });
  expect(namesOf(plan)).toEqual(["asha", "nani"]);
  putInvitation(plan, "shah", "mehndi", null);
  expect([cellOf(plan), namesOf(plan)]).toEqual([undefined, undefined]);
});

const declinedOf = (plan: Doc) =>
  [...viewGrid(declinedGuests, plan).cells().rows()].filter((id) =>
    viewGrid(declinedGuests, plan).row(id).has("mehndi"),
  );

function answeredByNames(): Doc {
  const plan = answered();
  for (const id of ["asha", "dev", "nani", "ravi"]) putRow(guests, plan, id, { household: "shah", name: id });
  putCell(declinedGuests, plan, "ravi", "mehndi", "no");
  return plan;
}

test("whoever was added after the answer is unknown until something is said of them", () => {
  const plan = answeredByNames();
  putAttendees(plan, "shah", "mehndi", ["asha"], "dev");
  expect(declinedOf(plan).toSorted()).toEqual(["dev", "ravi"]);
  putAttendees(plan, "shah", "mehndi", ["asha", "ravi"], "ravi");
  expect(declinedOf(plan)).toEqual(["dev"]);
});

test("another number says nothing of who does not come", () => {
  const plan = answeredByNames();
  putInvitation(plan, "shah", "mehndi", { invited: 4, coming: 3 });
  expect(declinedOf(plan)).toEqual([]);
});

test("where only a number was known, a name says nothing of the others", () => {
  const plan = answeredByNames();
  putInvitation(plan, "shah", "mehndi", { invited: 4, coming: 3 });
  putAttendees(plan, "shah", "mehndi", ["asha", "shah.1", "shah.2"], "asha");
  expect(declinedOf(plan)).toEqual([]);
});

test("where nothing was said, the first name says that nobody else comes", () => {
  const plan = answeredByNames();
  putInvitation(plan, "shah", "mehndi", { invited: 4, coming: null });
  putAttendees(plan, "shah", "mehndi", ["asha"], "asha");
  expect(declinedOf(plan).toSorted()).toEqual(["dev", "nani", "ravi"]);
});

test("everyone needs no names", () => {
  const plan = answered();
  for (const id of ["asha", "dev", "nani"]) putRow(guests, plan, id, { household: "shah", name: id });
  putAttendees(plan, "shah", "mehndi", ["asha", "dev", "nani"], "nani");
  expect(namesOf(plan)).toEqual(["asha", "dev", "nani"]);
  putAttendees(plan, "shah", "mehndi", ["asha", "dev", "nani", "shah.1"], "nani");
  expect([cellOf(plan), namesOf(plan)]).toEqual([{ invited: 4, coming: 4 }, undefined]);
});
