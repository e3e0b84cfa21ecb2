import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate } from "yjs";

import { allWords } from "#app/languages/guest-words.server.ts";
import { translate } from "#app/languages/translate.ts";
import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { projectHouseholds, viewHousehold, withReply } from "#app/plan/projections/household-view.ts";
import { viewAnswers } from "#app/plan/rules/guests/view-answers.ts";
import { combineReplies } from "#app/plan/rules/rsvp/combine-replies.ts";
import { mergeReply } from "#app/plan/rules/rsvp/merge-reply.ts";
import type { RsvpReply } from "#app/plan/rules/rsvp/rsvp-reply.ts";
import { moveWedding } from "#app/plan/rules/start/move-wedding.ts";
import { households, invitations, replyDays } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { mergeHouseholds, removeHousehold } from "#app/plan/tools/guests/change-households.ts";
import { putInvitation } from "#app/plan/tools/guests/household/change-invitation.ts";
import { parseRsvpReply } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";

import {
  describeMovedReplies,
  findMovedReplies,
  putReplyDay,
  summarizeMovedReplies,
  viewReplyDays,
} from "./reply-days.ts";

const say = translate(allWords("en"));

function plannedWedding(): Doc {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { date: "2027-08-21" });
  putRow(events, plan, "ceremony", { name: "Ceremony", date: "2027-08-21" });
  putRow(events, plan, "brunch", { name: "Brunch", date: "2027-08-22" });
  for (const id of ["gill", "li"]) {
    putRow(households, plan, id, { name: id, people: 2 });
    putCell(invitations, plan, id, "ceremony", "2");
    putCell(invitations, plan, id, "brunch", "2");
  }
  putRow(rsvp, plan, rsvpRowId, { open: true });
  return plan;
}

/** Posts a household's page as it was opened in `seen`. */
function reply(plan: Doc, id: string, fields: Record<string, string>, seen = plan): RsvpReply {
  const view = viewHousehold(seen, id);
  if (view === null) throw new Error("The page is closed.");
  const form = new FormData();
  for (const { id: event, date, coming, repliedFor } of view.events) {
    form.append(`shown-coming-${event}`, coming === null ? "" : String(coming));
    form.append(`coming-${event}`, coming === null ? "" : String(coming));
    form.append(`day-${event}`, date ?? "");
    form.append(`replied-for-${event}`, repliedFor ?? "");
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const read = parseRsvpReply(form, view, id, say);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  mergeReply(plan, id, read.answer);
  return read.answer;
}

const find = (plan: Doc, today = "2027-01-01") =>
  findMovedReplies(
    viewTable(events, plan).rows(),
    {
      households: viewTable(households, plan).rows(),
      answersOf: viewAnswers(plan).row,
      daysOf: viewGrid(replyDays, plan).row,
    },
    today,
  );

const told = (plan: Doc) => find(plan).map((moved) => [describeMovedReplies(moved), [...moved.households]]);

const movedFrom = (plan: Doc, id: string) =>
  Object.fromEntries(viewHousehold(plan, id)?.events.map((event) => [event.id, event.movedFrom]) ?? []);

const move = (plan: Doc, to: string) => putRow(events, plan, "ceremony", { date: to });

test("an event that moves after a reply is told to the household and to the couple", () => {
  const plan = plannedWedding();
  reply(plan, "gill", { "coming-ceremony": "2", "coming-brunch": "0" });
  expect(told(plan)).toEqual([]);
  move(plan, "2027-08-28");
  expect(told(plan)).toEqual([
    ["1 household replied before Ceremony moved to 28 August 2027", [["gill", "2027-08-21"]]],
  ]);
  expect(movedFrom(plan, "gill")).toEqual({ ceremony: "2027-08-21", brunch: null });
  expect(movedFrom(plan, "li")).toEqual({ ceremony: null, brunch: null });
  // Back again: the reply is for the right day.
  move(plan, "2027-08-21");
  expect(told(plan)).toEqual([]);
});

test("the whole wedding that moves is one line", () => {
  const plan = plannedWedding();
  reply(plan, "gill", { "coming-ceremony": "2", "coming-brunch": "2" });
  reply(plan, "li", { "coming-ceremony": "1" });
  moveWedding(plan, "2027-08-21", "2027-09-04", "2027-01-01");
  expect(summarizeMovedReplies(find(plan))).toBe("2 households replied before 2 events moved");
  expect(summarizeMovedReplies([])).toBeNull();
});

test("a household that sends its reply again, changed or not, has replied for the new day", () => {
  const plan = plannedWedding();
  reply(plan, "gill", { "coming-ceremony": "2" });
  reply(plan, "li", { "coming-ceremony": "2" });
  move(plan, "2027-08-28");
  expect(reply(plan, "gill", {}).coming).toEqual({});
  reply(plan, "li", { "coming-ceremony": "1" });
  expect(told(plan)).toEqual([]);
  expect(viewAnswers(plan).row("gill").get("ceremony")?.coming).toBe(2);
});

test("a page that was opened before the event moved replies for the day that it showed", () => {
  const [plan, seen] = [plannedWedding(), plannedWedding()];
  move(plan, "2027-08-28");
  reply(plan, "gill", { "coming-ceremony": "2" }, seen);
  expect(movedFrom(plan, "gill").ceremony).toBe("2027-08-21");
});

test("a reply that waits for its plan is shown with its day", () => {
  const plan = plannedWedding();
  const gill = projectHouseholds(plan).get("gill");
  if (gill === undefined) throw new Error("No household");
  const first: RsvpReply = { coming: { ceremony: 2 }, persons: [], days: { ceremony: "2027-08-21" } };
  expect(withReply(gill, first).repliedFor).toEqual({ ceremony: "2027-08-21" });
  const later: RsvpReply = { coming: { brunch: 1 }, persons: [], days: { brunch: "2027-08-22" } };
  expect(combineReplies(first, later).days).toEqual({ ceremony: "2027-08-21", brunch: "2027-08-22" });
  // A page of a former version says no day.
  expect(combineReplies(first, { coming: { ceremony: 1 }, persons: [] }).days).toEqual({});
});

test("what the couple writes is for the day that it sees, and it can say that a reply is the same", () => {
  const plan = plannedWedding();
  plan.transact(() => {
    putInvitation(plan, "gill", "ceremony", { invited: 2, coming: 2 });
    putInvitation(plan, "gill", "brunch", { invited: 2, coming: 1 });
  });
  move(plan, "2027-08-28");
  putRow(events, plan, "brunch", { date: "2027-08-29" });
  expect(told(plan)).toHaveLength(2);
  putReplyDay(plan, "gill", "ceremony");
  putInvitation(plan, "gill", "brunch", { invited: 2, coming: 2 });
  expect(told(plan)).toEqual([]);
  // Without an answer there is no day.
  putInvitation(plan, "gill", "ceremony", { invited: 2, coming: null });
  expect(viewReplyDays(plan, "gill")).toEqual({ brunch: "2027-08-29" });
});

test("older replies say nothing, and merged and removed households lose nothing else", () => {
  const plan = plannedWedding();
  putCell(invitations, plan, "gill", "ceremony", "2:2");
  move(plan, "2027-08-28");
  expect(told(plan)).toEqual([]);
  reply(plan, "li", { "coming-brunch": "2" });
  plan.transact(() => mergeHouseholds(plan, "gill", "li"));
  putRow(events, plan, "brunch", { date: "2027-08-30" });
  expect(told(plan)).toEqual([
    ["1 household replied before Brunch moved to 30 August 2027", [["gill", "2027-08-22"]]],
  ]);
  plan.transact(() => removeHousehold(plan, "gill"));
  expect([...viewGrid(replyDays, plan).cells().rows()]).toEqual([]);
});

test("a household that one device removes while another replies for it is not told", () => {
  const plan = plannedWedding();
  const server = new Doc();
  applyUpdate(server, encodeStateAsUpdate(plan));
  plan.transact(() => removeHousehold(plan, "gill"));
  reply(server, "gill", { "coming-ceremony": "2" });
  applyUpdate(plan, encodeStateAsUpdate(server));
  move(plan, "2027-08-28");
  expect(viewReplyDays(plan, "gill")).toEqual({ ceremony: "2027-08-21" });
  expect(told(plan)).toEqual([]);
});

test("an event that is over is told no more", () => {
  const plan = plannedWedding();
  reply(plan, "gill", { "coming-ceremony": "2" });
  move(plan, "2027-08-28");
  expect(find(plan, "2027-08-28")).toHaveLength(1);
  expect(find(plan, "2027-08-29")).toEqual([]);
});
