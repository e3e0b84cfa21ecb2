import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { weddingKinds, type TraditionId } from "#content/plan/wedding-kinds.ts";
import { checklistTasks } from "#content/plan/checklist/checklist-tasks.ts";
import { putRow, viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { defaultEvents } from "#app/plan/rules/wedding-events.ts";

import {
  checklistSpreadsheet,
  checklistColumns,
  readChecklist,
  openTasksWithDates,
} from "./read-checklist.ts";
import { checklistOf, checklistStages, type ChecklistRow } from "./checklist-rows.ts";
import { checklistStartRowId, checklistStarts, tasks } from "#app/plan/schema/checklist.schema.ts";

/** A plan document, and its checklist on a given day. */
function begin() {
  const document = new Doc();
  return {
    marry: (what: Parameters<typeof putRow<(typeof wedding)["shape"]>>[3]) =>
      putRow(wedding, document, weddingRowId, what),
    hold: (kinds: TraditionId | TraditionId[], date: string | null) => {
      for (const { id, ...event } of defaultEvents(kinds, { date, guests: null }))
        putRow(events, document, id, event);
    },
    event: (id: string, what: Parameters<typeof putRow<(typeof events)["shape"]>>[3]) =>
      putRow(events, document, id, what),
    task: (id: string, what: Parameters<typeof putRow<(typeof tasks)["shape"]>>[3]) =>
      putRow(tasks, document, id, what),
    spread: (since: string, said: string) =>
      putRow(checklistStarts, document, checklistStartRowId, { since, wedding: said }),
    rows: (today: string) => readChecklist(document, today),
    dated: () => openTasksWithDates(document),
  };
}

const row = (rows: readonly ChecklistRow[], id: string) => rows.find((entry) => entry.id === id);

test("an empty plan has the tasks of a ceremony and a reception, without a day", () => {
  const rows = begin().rows("2026-11-22");
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.every(({ due, dueMonth }) => due === null && dueMonth === null)).toBe(true);
  expect(row(rows, "officiant")).toBeDefined();
  expect(row(rows, "marriage-licence")).toBeDefined();
  expect(row(rows, "gurdwara")).toBeUndefined();
  expect(row(rows, "banff-registration")).toBeUndefined();
});

test("a Punjabi Sikh wedding reads of gurdwara, langar and baraat, and not of fire or mahr", () => {
  const plan = begin();
  plan.marry({ date: "2028-06-17" });
  plan.hold("punjabi-sikh", "2028-06-17");
  const rows = plan.rows("2026-11-22");
  for (const id of ["gurdwara", "langar", "baraat-route", "milni-pairs", "mehndi-trial"])
    expect([id, row(rows, id)?.stage]).not.toEqual([id, undefined]);
  for (const id of ["fire-permit", "mahr", "officiant", "two-rites", "brunch"])
    expect([id, row(rows, id)]).toEqual([id, undefined]);
  // Tasks of an event are counted from its day: the mehndi is two days before.
  expect(row(rows, "mehndi-sleep")).toMatchObject({ due: "2028-06-12", events: [{ id: "mehndi" }] });
  // Also where the event has no date yet: then the usual day before the wedding counts.
  plan.event("mehndi", { date: null });
  expect(row(plan.rows("2026-11-22"), "mehndi-sleep")?.due).toBe("2028-06-12");
  // Each event with food has its own number.
  expect(row(rows, "numbers-of-event@sangeet")?.title).toBe(
    "Give the final number for Ladies' sangeet to caterer and hall",
  );
  expect(row(rows, "numbers-of-event@baraat")).toBeUndefined();
});

test("an Ismaili wedding reads nothing of the imam or of a caterer for the nikah, and of alcohol only with an if", () => {
  const plan = begin();
  plan.hold("ismaili", "2028-06-17");
  const rows = plan.rows("2026-11-22");
  expect(row(rows, "numbers-of-event@reception")).toBeDefined();
  expect(row(rows, "place-of-event@ismaili-nikah")).toBeDefined();
  expect(row(rows, "numbers-of-event@ismaili-nikah")).toBeUndefined();
  expect(row(rows, "mahr")).toBeDefined();
  const words = rows.map(({ title, task }) => `${title} ${task?.about}`);
  expect(words.filter((text) => /\bimam\b/i.test(text))).toEqual([]);
  const titles = rows.map(({ title }) => title).filter((title) => /\b(?:liquor|bar|drink)\b/.test(title));
  expect(titles).toEqual(["If you serve alcohol: settle whose liquor licence covers each room"]);
});

test("two families with a ceremony each read of the signature and of turning the room", () => {
  const plan = begin();
  plan.hold(["hindu", "standard"], null);
  const rows = plan.rows("2026-11-22");
  for (const id of ["two-rites", "turn-the-room", "fire-permit", "officiant"])
    expect([id, row(rows, id)]).not.toEqual([id, undefined]);
});

test("Banff brings its permits, and a wedding only there leaves those of the City away", () => {
  const plan = begin();
  plan.marry({ places: ["banff"] });
  plan.hold("hindu", null);
  expect(row(plan.rows("2026-11-22"), "banff-registration")).toBeDefined();
  expect(row(plan.rows("2026-11-22"), "fire-permit")).toBeUndefined();
  plan.marry({ places: ["calgary", "banff"] });
  expect(row(plan.rows("2026-11-22"), "fire-permit")).toBeDefined();
});

test("the licence has its window, the fire permit its last day", () => {
  const plan = begin();
  plan.marry({ date: "2027-06-19" });
  plan.hold("hindu", "2027-06-19");
  const rows = plan.rows("2026-11-22");
  expect(row(rows, "marriage-licence")).toMatchObject({
    opensOn: "2027-03-19",
    deadline: { day: "2027-06-18" },
  });
  expect(row(rows, "fire-permit")).toMatchObject({ deadline: { day: "2027-05-20" } });
});

test("where the nikah is the day before, licence and register are counted from it", () => {
  const plan = begin();
  plan.marry({ date: "2027-08-21" });
  plan.hold("muslim", "2027-08-21");
  const rows = plan.rows("2026-11-22");
  expect(row(rows, "marriage-licence")).toMatchObject({
    due: "2027-07-09",
    deadline: { day: "2027-08-19" },
    opensOn: "2027-05-20",
    events: [],
  });
  for (const id of ["day-eat", "day-sign"]) expect(row(rows, id)?.due).toBe("2027-08-20");
  expect(row(rows, "papers")?.due).toBe("2027-08-17");
  // What is about the whole wedding stays with its day.
  expect(row(rows, "sleep")?.due).toBe("2027-08-20");
});

test("a season gives months; the day makes days of them", () => {
  const plan = begin();
  plan.marry({ season: "autumn", year: 2028 });
  expect(row(plan.rows("2026-11-22"), "invitations-post")).toMatchObject({ due: null, dueMonth: "2028-06" });
  // The first day of the season is over, so today counts instead.
  expect(row(plan.rows("2028-10-02"), "day-sign")).toMatchObject({ due: null, dueMonth: "2028-10" });
  plan.marry({ date: "2028-09-16" });
  expect(row(plan.rows("2026-11-22"), "invitations-post")).toMatchObject({
    due: "2028-07-01",
    dueMonth: null,
  });
});

test("a list that was spread once does not run away from who does not tick", () => {
  const plan = begin();
  plan.marry({ date: "2027-04-24" });
  plan.spread("2026-11-22", "2027-04-24");
  const venue = row(plan.rows("2026-11-22"), "venue")?.due;
  expect(row(plan.rows("2027-01-22"), "venue")?.due).toBe(venue);
  // A changed wedding day spreads the list again, from today.
  plan.marry({ date: "2027-05-22" });
  expect((row(plan.rows("2027-01-22"), "venue")?.due ?? "") >= "2027-01-22").toBe(true);
});

test("what the couple did stands in its line, and its own tasks stand where their day puts them", () => {
  const plan = begin();
  plan.marry({ date: "2028-06-17" });
  plan.task("venue", { doneOn: "2026-11-20", assignee: "Asha", note: "Signed" });
  plan.task("cake", { skipped: true, due: "2028-01-10" });
  plan.task("qqqqqqqqqqqq", { title: "Fetch the turbans", due: "2028-06-12" });
  plan.task("rrrrrrrrrrrr", { title: "Ask Nani" });
  // A task that a later list no longer has leaves no line without words.
  plan.task("no-such-task", { doneOn: "2026-11-20" });
  const rows = plan.rows("2026-11-22");
  expect(row(rows, "venue")).toMatchObject({ doneOn: "2026-11-20", assignee: "Asha", note: "Signed" });
  expect(row(rows, "cake")).toMatchObject({ skipped: true, due: "2028-01-10", isMoved: true });
  expect(row(rows, "qqqqqqqqqqqq")).toMatchObject({ stage: "week", stageName: "The last week" });
  expect(row(rows, "rrrrrrrrrrrr")).toMatchObject({ stage: "own", due: null });
  expect(row(rows, "no-such-task")).toBeUndefined();
});

test("a calendar has the open tasks with a day, those of the list once somebody has looked at it", () => {
  const plan = begin();
  plan.marry({ date: "2028-06-17" });
  plan.task("qqqqqqqqqqqq", { title: "Fetch the turbans", due: "2028-06-12" });
  plan.task("cake", { due: "2028-01-10" });
  plan.task("venue", { doneOn: "2026-11-20" });
  expect(plan.dated().map(({ id }) => id)).toEqual(["cake", "qqqqqqqqqqqq"]);
  plan.spread("2026-11-22", "2028-06-17");
  const ids = plan.dated().map(({ id }) => id);
  expect(ids).toContain("marriage-licence");
  expect(ids).not.toContain("venue");
  expect(plan.dated().map(({ due }) => due)).toEqual(
    plan.rows("2026-11-22").flatMap((line) => (line.doneOn === null ? (line.due ?? []) : [])),
  );
});

test("a spreadsheet has every task in words", () => {
  const plan = begin();
  plan.marry({ date: "2028-06-17" });
  plan.task("venue", { doneOn: "2026-11-20", assignee: "Asha", note: "Signed" });
  const rows = plan.rows("2026-11-22");
  const lines = checklistSpreadsheet(rows);
  expect(lines).toHaveLength(rows.length);
  expect(lines[rows.findIndex(({ id }) => id === "venue")]).toEqual([
    "12+ months before",
    "Book the venue of the largest event",
    "2027-04-17",
    "",
    "2026-11-20",
    "no",
    "Asha",
    "",
    "Signed",
  ]);
  for (const line of lines) expect(line).toHaveLength(checklistColumns.length);
});

const someDay = fc.oneof(
  fc
    .date({ min: new Date("1900-01-01"), max: new Date("2100-12-31"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom(null, "0000-01-01", "9999-12-31", "1900-01-01", "2100-12-31", "2027-02-30"),
);

test("whatever days another device wrote, every task has one line in the order of stages and days", () => {
  fc.assert(
    fc.property(
      fc.record({ date: someDay, event: someDay, own: someDay, since: someDay }),
      fc.constantFrom(...weddingKinds.map(({ id }) => id)),
      fc.constantFrom("1900-01-01", "2026-11-22", "2100-12-31"),
      ({ date, event, own, since }, kind, today) => {
        const plan = begin();
        plan.marry({ date, season: "winter", year: 2100, places: ["banff", "calgary"] });
        plan.hold(kind, null);
        plan.event("reception", { date: event });
        plan.task("qqqqqqqqqqqq", { title: "Fetch the turbans", due: own });
        plan.spread(since ?? "", date ?? "winter 2100");
        const rows = plan.rows(today);
        expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
        const stages = rows.map(({ stage }) => checklistStages.findIndex(({ id }) => id === stage));
        expect(stages).toEqual(stages.toSorted((a, b) => a - b));
        for (const { id } of checklistStages) {
          const dues = rows.flatMap(({ stage, due }) => (stage === id && due !== null ? [due] : []));
          expect(dues).toEqual(dues.toSorted());
        }
      },
    ),
    { numRuns: 60 },
  );
});

test("every task of the list is asked for by some wedding", () => {
  const plan = begin();
  plan.marry({ places: ["calgary", "banff"] });
  for (const { id } of weddingKinds) plan.hold(id, null);
  const seen = new Set(plan.rows("2026-11-22").map(({ task }) => task?.id));
  expect(checklistTasks.filter(({ id }) => !seen.has(id))).toEqual([]);
});

test.each(weddingKinds.map(({ id }) => id))(
  "%s: every task that comes before the wedding is due by its event's day, in or after the time that is left",
  (kind) => {
    const plan = begin();
    plan.marry({ date: "2028-06-17" });
    plan.hold(kind, "2028-06-17");
    const dayOf = new Map(
      defaultEvents(kind, { date: "2028-06-17", guests: null }).map(({ id, date }) => [id, date]),
    );
    for (const { id, due, task, events: prepared } of plan.rows("2026-11-22")) {
      const isAfter = (task?.before.count ?? 0) < 0;
      const latest = isAfter ? "2028-09-30" : (dayOf.get(prepared.at(-1)?.id ?? "") ?? "2028-06-17");
      expect([id, due !== null && due >= "2026-11-22" && due <= latest]).toEqual([id, true]);
    }
  },
);

test("an elopement has its own short list: park, officiant, witnesses and licence, no hall and no seating", () => {
  const plan = begin();
  plan.marry({ date: "2027-09-10", places: ["banff"] });
  plan.hold("elopement", "2027-09-10");
  const rows = plan.rows("2026-11-22");
  const ids = ["banff-registration", "elopement-officiant", "witnesses", "marriage-licence"];
  for (const id of ids) expect([id, row(rows, id)]).not.toEqual([id, undefined]);
  for (const id of ["venue", "caterer", "seating", "save-the-dates", "guest-list"])
    expect([id, row(rows, id)]).toEqual([id, undefined]);
  expect(rows.length).toBeLessThan(40);
});

test("a tick makes a new row for its own task only", () => {
  const document = new Doc();
  const list = checklistOf({ wedding: undefined, events: [], spread: undefined }, "2026-11-22");
  const now = () => list(viewTable(tasks, document).rows());
  putRow(tasks, document, "officiant", { doneOn: "2026-11-20" });
  const before = now();
  putRow(tasks, document, "marriage-licence", { doneOn: "2026-11-22" });
  const after = now();
  const changed = after.filter((entry) => !before.includes(entry)).map(({ id }) => id);
  expect(changed).toEqual(["marriage-licence"]);
  expect(row(after, "marriage-licence")?.doneOn).toBe("2026-11-22");
  expect(row(after, "officiant")?.doneOn).toBe("2026-11-20");
});
