import { expect, test } from "vitest";

import { describeChanges } from "./describe-changes.ts";

const names: Record<string, string> = {
  hall: "Book the hall",
  turbans: "Fetch the turbans",
  gill: "The Gills",
  late: "Baraat 25 minutes late, 6 items moved",
};
const told = (changes: Parameters<typeof describeChanges>[0]) =>
  describeChanges(changes, ({ id, removed }) => removed ?? names[id] ?? "").map(
    ({ text, to }) => `${text} → ${to}`,
  );

test("what others did is told with their names, and leads to where it is", () => {
  expect(
    told([
      { table: "tasks", id: "hall", editor: "Rajvir", fields: ["+", "doneOn", "skipped"] },
      { table: "tasks", id: "turbans", editor: "Rajvir", fields: ["+", "title", "due", "event"] },
      { table: "tasks", id: "hall", editor: "Nani", fields: ["+", "due"] },
      { table: "payments", id: "p1", editor: "Maya", fields: ["paidOn"] },
      { table: "invitations", id: "gill", editor: "", fields: ["reception"] },
      { table: "seated-households", id: "gill", editor: "Maya", fields: ["reception"] },
      { table: "wedding", id: "wedding", editor: "Maya", fields: ["guests"] },
      { table: "wedding", id: "wedding", editor: "Nani", fields: ["date", "title"] },
    ]),
  ).toEqual([
    "Rajvir ticked “Book the hall” → checklist",
    "Rajvir added “Fetch the turbans” → checklist",
    "Nani changed “Book the hall” → checklist",
    "Maya marked as paid a payment → budget",
    "Someone changed the invitation of “The Gills” → guests",
    "Maya seated “The Gills” → seating",
    "Maya changed the number of guests → details",
    "Nani changed the wedding details → details",
  ]);
});

test("what somebody brought back is not told as added, and a task of the site’s list only as changed", () => {
  const back = { editor: "Rajvir", isBroughtBack: true };
  expect(
    told([
      { ...back, table: "households", id: "gill", fields: ["+", "name", "people"] },
      { ...back, table: "tasks", id: "hall", fields: ["+", "due"] },
      { ...back, table: "tasks", id: "turbans", fields: ["+", "title", "doneOn"] },
    ]),
  ).toEqual([
    "Rajvir brought back “The Gills” → guests",
    "Rajvir changed “Book the hall” → checklist",
    "Rajvir brought back “Fetch the turbans” → checklist",
  ]);
});

test("what somebody removed is told by the name that it had, and leads to its tool only", () => {
  const removed = { table: "households", editor: "Rajvir", fields: ["+", "name"] };
  const one = { ...removed, id: "line", removed: "The Gills" };
  const changed = { table: "households", id: "gill", editor: "Rajvir", fields: ["people"] };
  expect(told([one, changed])).toEqual([
    "Rajvir removed “The Gills” → guests",
    "Rajvir changed “The Gills” → guests",
  ]);
  expect(describeChanges([one], ({ removed: name }) => name ?? "")[0]?.row).toBeUndefined();
  expect(told(["a", "b", "c"].map((id) => ({ ...one, id })))).toEqual([
    "Rajvir removed 3 households → guests",
  ]);
});

test("many rows of one kind are one line, and what no tool shows is none", () => {
  const rows = ["a", "b", "c"].map((id) => ({ table: "households", id, editor: "Nani", fields: ["+"] }));
  expect(told([...rows, { table: "task-spread", id: "spread", editor: "Nani", fields: ["since"] }])).toEqual([
    "Nani changed 3 households → guests",
  ]);
});

test("a change of one vendor leads to the vendor", () => {
  const [changed] = describeChanges(
    [{ table: "shortlist", id: "offset", editor: "Rajvir", fields: ["quoteCents"] }],
    () => "Offset Cake Studio",
  );
  expect(changed?.text).toBe("Rajvir changed “Offset Cake Studio”");
  expect(changed?.row).toEqual({ tool: "shortlist", id: "offset" });
});

test("a delay is one line with how much it moved; a tick is a tick", () => {
  expect(
    told([
      {
        table: "delays",
        id: "late",
        editor: "Rajvir",
        fields: ["+", "title", "minutes", "at", "by", "moved"],
      },
      { table: "moments", id: "turbans", editor: "Rajvir", fields: ["doneAt"] },
    ]),
  ).toEqual([
    "Rajvir: Baraat 25 minutes late, 6 items moved → day",
    "Rajvir ticked “Fetch the turbans” → schedule",
  ]);
});
