import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { countAnswer } from "#app/plan/rules/guests/answer.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { withAttendee } from "#app/plan/rules/rsvp/attendees.ts";
import {
  attendees,
  guestReplies,
  guests,
  invitations,
  packAttendees,
} from "#app/plan/schema/guests.schema.ts";

import { limitComing, putAttendees, putDeclined, putInvitation } from "./change-invitation.ts";

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
  [...viewGrid(guestReplies, plan).cells().rows()].filter((id) =>
    viewGrid(guestReplies, plan).row(id).has("mehndi"),
  );

function answeredByNames(): Doc {
  const plan = answered();
  for (const id of ["asha", "dev", "nani", "ravi"]) putRow(guests, plan, id, { household: "shah", name: id });
  putCell(guestReplies, plan, "ravi", "mehndi", "no");
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

const countsOf = (plan: Doc) => countAnswer(viewAnswers(plan).row("shah").get("mehndi") ?? expect.fail());

/** Four answered for three: two come, and zara was added since. */
function withZara(said: string | null): Doc {
  const plan = answered();
  for (const id of ["asha", "dev", "nani", "zara"]) putRow(guests, plan, id, { household: "shah", name: id });
  putCell(attendees, plan, "shah", "mehndi", said);
  putCell(guestReplies, plan, "zara", "mehndi", "open");
  return plan;
}

test("what the couple says of others leaves open whether a guest comes who was added after the answer", () => {
  const plan = withZara(packAttendees(["asha", "dev"]));
  expect(countsOf(plan)).toEqual({ invited: 4, coming: 2, declined: 1, waiting: 1 });
  putAttendees(plan, "shah", "mehndi", ["asha"], "dev");
  expect(countsOf(plan)).toEqual({ invited: 4, coming: 1, declined: 2, waiting: 1 });
  putAttendees(plan, "shah", "mehndi", [], "asha");
  putAttendees(plan, "shah", "mehndi", ["dev"], "dev");
  expect(countsOf(plan)).toEqual({ invited: 4, coming: 1, declined: 2, waiting: 1 });
  const number = withZara(null);
  putAttendees(number, "shah", "mehndi", ["asha", "shah.1"], "asha");
  expect(countsOf(number).waiting).toBe(1);
});

test("what the couple says of that guest, or of all, is an answer", () => {
  const said = [
    (plan: Doc) => putDeclined(plan, "mehndi", "zara"),
    (plan: Doc) => putAttendees(plan, "shah", "mehndi", ["asha", "dev", "zara"], "zara"),
    (plan: Doc) => putInvitation(plan, "shah", "mehndi", { invited: 4, coming: 3 }),
    (plan: Doc) => putInvitation(plan, "shah", "mehndi", null),
  ];
  const counts = said.map((say) => {
    const plan = withZara(packAttendees(["asha", "dev"]));
    say(plan);
    const answer = viewAnswers(plan).row("shah").get("mehndi");
    return answer === undefined ? null : countAnswer(answer);
  });
  expect(counts).toEqual([
    { invited: 4, coming: 2, declined: 2, waiting: 0 },
    { invited: 4, coming: 3, declined: 1, waiting: 0 },
    { invited: 4, coming: 3, declined: 1, waiting: 0 },
    null,
  ]);
});

test("a number is of those who had answered: one more comes where it was added since", () => {
  const plan = withZara(null);
  const invitation = viewAnswers(plan).row("shah").get("mehndi") ?? expect.fail();
  const people = ["asha", "dev", "nani", "zara"];
  const asked = { invitation, said: undefined, people, household: "shah" };
  expect(withAttendee(asked, "zara", true)).toHaveLength(3);
  expect(withAttendee(asked, "asha", true)).toHaveLength(2);
});
