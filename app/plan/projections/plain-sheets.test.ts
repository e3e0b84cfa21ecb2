import { expect, test } from "vitest";
import { Doc } from "yjs";

import { putRow } from "#app/plan/document/plan-table.ts";
import { moments } from "#app/plan/schema/schedule.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { tasks } from "#app/plan/schema/checklist.schema.ts";

import { calendarEntries } from "./calendar-entries.ts";
import { repliesSheet, scheduleSheet } from "./plain-sheets.ts";

const event = (id: string, name: string) => ({ id, kind: "", name, date: null, start: null, place: "" });
const household = (
  name: string,
  cells: Record<string, { invited: number; coming: number | null }>,
  message = "",
  open: Record<string, string[]> = {},
) => ({
  name,
  people: null,
  message,
  language: "en" as const,
  persons: [],
  missing: [],
  attendees: {},
  repliedFor: {},
  open,
  cells,
});

const asked = {
  couple: "Simran and Daniel",
  events: [event("mehndi", "Mehndi"), event("party", "Reception")],
};
const all = new Map([
  ["2", household("Sandhu", { party: { invited: 4, coming: 3 } }, "With love", { party: ["asha"] })],
  ["1", household("Gill", { mehndi: { invited: 2, coming: null }, party: { invited: 2, coming: 0 } })],
  ["3", household("Khan", {})],
]);

test("each household that is invited is listed with what it answered, and each event is summed up", () => {
  const sheet = repliesSheet(asked, all, { showsDetails: true });
  expect(sheet.households.map(({ name, replies }) => [name, replies])).toEqual([
    [
      "Gill",
      [
        { id: "mehndi", event: "Mehndi", invited: 2, coming: null, open: 0, movedFrom: null },
        { id: "party", event: "Reception", invited: 2, coming: 0, open: 0, movedFrom: null },
      ],
    ],
    ["Sandhu", [{ id: "party", event: "Reception", invited: 4, coming: 3, open: 1, movedFrom: null }]],
  ]);
  expect(sheet.totals).toEqual([
    { id: "mehndi", event: "Mehndi", invited: 2, coming: 0, waiting: 1, open: 0 },
    { id: "party", event: "Reception", invited: 6, coming: 3, waiting: 0, open: 1 },
  ]);
  expect(sheet.households[1]?.message).toBe("With love");
});

test("a reply for a day that its event is no longer on says which", () => {
  const moved = { ...event("party", "Reception"), date: "2027-08-28" };
  const gill = household("Gill", { party: { invited: 2, coming: 2 } });
  const formerDays = (day: string) =>
    repliesSheet({ ...asked, events: [moved] }, new Map([["1", { ...gill, repliedFor: { party: day } }]]), {
      showsDetails: true,
    }).households[0]?.replies.map(({ movedFrom }) => movedFrom);
  expect(formerDays("2027-08-21")).toEqual(["2027-08-21"]);
  expect(formerDays("2027-08-28")).toEqual([null]);
});

test("households are listed as people count", () => {
  const cells = { party: { invited: 2, coming: null } };
  const four = ["Zimmer", "Gill 10", "Élise", "Gill 9"].map(
    (name) => [name, household(name, cells)] as const,
  );
  const { households } = repliesSheet(asked, new Map(four), { showsDetails: true });
  expect(households.map(({ name }) => name)).toEqual(["Élise", "Gill 9", "Gill 10", "Zimmer"]);
});

test("a link that shows no details gets no messages and no notes", () => {
  expect(JSON.stringify(repliesSheet(asked, all, { showsDetails: false }))).not.toContain("With love");
  const { days } = scheduleSheet("", { entries: calendarEntries(plan()) }, { showsDetails: false });
  expect(JSON.stringify(days)).not.toContain("Nani");
});

function plan(): Doc {
  const document = new Doc();
  putRow(events, document, "party", {
    name: "Reception",
    date: "2027-06-19",
    start: 1080,
    place: "Palliser",
  });
  putRow(moments, document, "dance", {
    title: "First dance",
    event: "party",
    after: 190,
    notes: "Nani films",
  });
  putRow(tasks, document, "cake", { title: "Order the cake", due: "2027-06-19" });
  return document;
}

test("the schedule has events and items at their hours, without tasks", () => {
  const { days } = scheduleSheet("", { entries: calendarEntries(plan()) }, { showsDetails: true });
  expect(days).toEqual([
    {
      date: "2027-06-19",
      lines: [
        { id: "event-party", start: 1080, title: "Reception", place: "Palliser", notes: "" },
        { id: "moment-dance", start: 1270, title: "First dance", place: "Palliser", notes: "Nani films" },
      ],
    },
  ]);
});
