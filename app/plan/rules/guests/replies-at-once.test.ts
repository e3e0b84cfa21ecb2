import { expect, test } from "vitest";
import { Doc, UndoManager, applyUpdate, encodeStateAsUpdate } from "yjs";

import { allWords } from "#app/languages/guest-words.server.ts";
import { translate } from "#app/languages/translate.ts";
import { putCell } from "#app/plan/document/plan-grid.ts";
import { localOrigin, putRow } from "#app/plan/document/plan-table.ts";
import {
  composeHouseholdView,
  projectHouseholds,
  projectRsvp,
  viewHousehold,
  withReply,
} from "#app/plan/projections/household-view.ts";
import { combineReplies } from "#app/plan/rules/rsvp/combine-replies.ts";
import { mergeReply } from "#app/plan/rules/rsvp/merge-reply.ts";
import type { RsvpReply } from "#app/plan/rules/rsvp/rsvp-reply.ts";
import { planGrids, planTables } from "#app/plan/schema/all-tables.ts";
import { guests, households, invitations } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import {
  limitComing,
  putAttendees,
  putInvitation,
} from "#app/plan/tools/guests/household/change-invitation.ts";
import { parseRsvpReply } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";

const say = translate(allWords("en"));

function plannedWedding(): Doc {
  const plan = new Doc();
  putRow(events, plan, "ceremony", { name: "Ceremony", date: "2027-08-21" });
  putRow(events, plan, "brunch", { name: "Brunch", date: "2027-08-22" });
  putRow(households, plan, "gill", { name: "Gill", people: 2 });
  for (const event of ["ceremony", "brunch"]) putCell(invitations, plan, "gill", event, "2");
  putRow(rsvp, plan, rsvpRowId, { open: true });
  return plan;
}

const move = (plan: Doc, date: string) => putRow(events, plan, "ceremony", { date });

/** Opens the household's page. @returns how to read what it posts */
function openPage(plan: Doc) {
  const view = viewHousehold(plan, "gill");
  if (view === null) throw new Error("The page is closed.");
  return (typed: Record<string, string> = {}): RsvpReply => {
    const form = new FormData();
    for (const { id, date, coming, repliedFor } of view.events) {
      const said = coming === null ? "" : String(coming);
      form.append(`shown-coming-${id}`, said);
      form.append(`coming-${id}`, said);
      form.append(`day-${id}`, date ?? "");
      form.append(`replied-for-${id}`, repliedFor ?? "");
    }
    for (const [name, value] of Object.entries(typed)) form.set(name, value);
    const read = parseRsvpReply(form, view, "gill", say);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    return read.answer;
  };
}

const reply = (plan: Doc, typed: Record<string, string> = {}) =>
  mergeReply(plan, "gill", openPage(plan)(typed));

const movedFrom = (plan: Doc) =>
  Object.fromEntries(viewHousehold(plan, "gill")?.events.map((event) => [event.id, event.movedFrom]) ?? []);

const copyOf = (plan: Doc, visit: number) => {
  const copy = new Doc();
  copy.clientID = visit;
  applyUpdate(copy, encodeStateAsUpdate(plan));
  return copy;
};

/** Two devices of which each wins once: of what is written at once, Yjs takes that of the higher number. */
const visits = [
  [1, 2],
  [2, 1],
] as const;

const meet = (one: Doc, other: Doc) => {
  applyUpdate(one, encodeStateAsUpdate(other));
  applyUpdate(other, encodeStateAsUpdate(one));
};

test.each(visits)("replies for two events on two devices (%s, %s) keep both days", (first, second) => {
  const plan = plannedWedding();
  const [couple, server] = [copyOf(plan, first), copyOf(plan, second)];
  putInvitation(couple, "gill", "brunch", { invited: 2, coming: 2 });
  reply(server, { "coming-ceremony": "2" });
  meet(couple, server);
  for (const merged of [couple, server]) {
    move(merged, "2027-08-28");
    putRow(events, merged, "brunch", { date: "2027-08-29" });
    expect(movedFrom(merged)).toEqual({ ceremony: "2027-08-21", brunch: "2027-08-22" });
  }
});

test.each(visits)("a device (%s, %s) that was offline brings no former day back", (first, second) => {
  const plan = plannedWedding();
  reply(plan, { "coming-ceremony": "2" });
  const [offline, server] = [copyOf(plan, first), copyOf(plan, second)];
  move(server, "2027-08-28");
  reply(server, { "coming-ceremony": "1" });
  putInvitation(offline, "gill", "brunch", { invited: 2, coming: 2 });
  meet(offline, server);
  for (const merged of [offline, server]) expect(movedFrom(merged)).toEqual({ ceremony: null, brunch: null });
});

test("undoing one reply leaves the day of another", () => {
  const plan = plannedWedding();
  reply(plan, { "coming-ceremony": "2" });
  const maps = [...planTables, ...planGrids].map(({ name }) => plan.getMap(name));
  const undo = new UndoManager(maps, { trackedOrigins: new Set([localOrigin]) });
  putInvitation(plan, "gill", "brunch", { invited: 2, coming: 2 });
  const server = copyOf(plan, 2);
  move(server, "2027-08-28");
  reply(server, { "coming-ceremony": "1" });
  meet(plan, server);
  undo.undo();
  expect(movedFrom(plan).ceremony).toBeNull();
});

test("a page from before a move that leaves its reply as it was takes no newer day back", () => {
  const plan = plannedWedding();
  reply(plan, { "coming-ceremony": "2" });
  const stale = openPage(plan);
  move(plan, "2027-08-28");
  reply(plan);
  mergeReply(plan, "gill", stale({ "allergies-gill~1": "Nuts" }));
  expect(movedFrom(plan).ceremony).toBeNull();
});

test("a page that was opened between two moves confirms only what it showed", () => {
  const plan = plannedWedding();
  reply(plan, { "coming-ceremony": "2" });
  move(plan, "2027-08-28");
  const between = openPage(plan);
  move(plan, "2027-09-04");
  mergeReply(plan, "gill", between());
  expect(movedFrom(plan).ceremony).toBe("2027-08-28");
  reply(plan);
  mergeReply(plan, "gill", between());
  expect(movedFrom(plan).ceremony).toBeNull();
});

test("replies that wait for the plan are combined as they would be written one after the other", () => {
  const plan = plannedWedding();
  reply(plan, { "coming-ceremony": "2" });
  const stale = openPage(plan);
  move(plan, "2027-08-28");
  const [confirmed, changed] = [openPage(plan)(), openPage(plan)({ "coming-ceremony": "1" })];
  for (const newer of [confirmed, changed]) {
    const both = combineReplies(newer, stale({ message: "See you there" }));
    const gill = projectHouseholds(plan).get("gill");
    if (gill === undefined) throw new Error("No household");
    const view = composeHouseholdView(projectRsvp(plan), withReply(gill, both));
    expect(view?.events.map((event) => event.movedFrom)).toEqual([null, null]);
    const merged = copyOf(plan, 3);
    mergeReply(merged, "gill", both);
    expect(movedFrom(merged).ceremony).toBeNull();
  }
});

test("fewer invited, or one guest's tick, is no reply for the new day; a whole reply is", () => {
  const plan = plannedWedding();
  for (const id of ["asha", "dev"]) putRow(guests, plan, id, { household: "gill", name: id });
  putInvitation(plan, "gill", "ceremony", { invited: 2, coming: 2 });
  putAttendees(plan, "gill", "brunch", ["asha"], "asha");
  move(plan, "2027-08-28");
  putRow(events, plan, "brunch", { date: "2027-08-29" });
  expect(movedFrom(plan)).toEqual({ ceremony: "2027-08-21", brunch: "2027-08-22" });
  putInvitation(plan, "gill", "ceremony", { invited: 1, coming: 2 });
  limitComing(plan, "gill", "ceremony");
  putAttendees(plan, "gill", "brunch", ["asha", "dev"], "dev");
  expect(movedFrom(plan)).toEqual({ ceremony: "2027-08-21", brunch: "2027-08-22" });
  putInvitation(plan, "gill", "ceremony", { invited: 1, coming: 0 });
  expect(movedFrom(plan).ceremony).toBeNull();
});

test("a day that there isn't is no day", () => {
  const plan = plannedWedding();
  putCell(invitations, plan, "gill", "ceremony", "2:2");
  const registers = plan.getMap("reply-days");
  for (const [key, value] of [
    ["+", true],
    ["days", ["2027-99-99 ceremony"]],
    ["ceremony", "2027-99-99"],
  ] as const)
    registers.set(`gill/${key}`, value);
  expect(movedFrom(plan).ceremony).toBeNull();
});
