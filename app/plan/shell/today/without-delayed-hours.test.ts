import { expect, test } from "vitest";

import { writeMovedItem } from "#app/plan/schema/moved-item.ts";

import { withoutDelayedHours } from "./without-delayed-hours.ts";

const hoursOf = () => ({ start: 30_000_000, end: 30_000_060 });

test("the hours that a delay wrote are told with it; other hours of the same person, and of others, are told themselves", () => {
  const by = "Rajvir";
  const hours = { editor: by, fields: ["date", "start"] };
  const changes = [
    { table: "delays", id: "late", editor: by, fields: ["+", "moved"] },
    { ...hours, table: "events", id: "baraat" },
    { table: "moments", id: "dhol", editor: by, fields: ["after"] },
    { ...hours, table: "events", id: "reception" },
    { table: "moments", id: "tea", editor: by, fields: ["after", "title"] },
    { ...hours, table: "events", id: "baraat", editor: "Nani" },
    { ...hours, table: "events", id: "milni", removed: "Milni" },
  ];
  const moved = ["baraat", "milni"].map((id) => writeMovedItem({ id, start: 30_000_000, end: 30_000_060 }));
  const delay = { id: "late", title: "Baraat", minutes: 25, at: 1, by, knows: "", moved };
  const told = withoutDelayedHours(changes, { delay: () => delay, eventOf: () => "baraat", hoursOf });
  expect(told.map(({ id, editor }) => `${editor} ${id}`)).toEqual([
    "Rajvir late",
    "Rajvir reception",
    "Rajvir tea",
    "Nani baraat",
    "Rajvir milni",
  ]);
  // Somebody typed another hour since.
  const typed = withoutDelayedHours(changes.slice(0, 2), {
    delay: () => delay,
    eventOf: () => "",
    hoursOf: () => ({ start: 30_000_120, end: 30_000_180 }),
  });
  expect(typed.map(({ id }) => id)).toEqual(["late", "baraat"]);
});
