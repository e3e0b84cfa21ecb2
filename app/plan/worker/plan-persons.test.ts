import { expect, test } from "vitest";
import { Doc, encodeStateAsUpdate } from "yjs";

import { planTables } from "#app/plan/schema/all-tables.ts";
import { editors } from "#app/plan/schema/editors.schema.ts";
import { comments, pollVotes, proposedHouseholds } from "#app/plan/schema/family.schema.ts";

import { erasePersonRow, findPersonRows, isPhone, personalFields, type PersonQuery } from "./plan-persons.ts";

const nobody = { email: null, phone: null, name: null };

function plan(): Doc {
  const document = new Doc();
  const households = document.getMap("households");
  const rows = {
    "a/+": true,
    "a/name": "José Gill",
    "a/phone": "+1 (403) 555-0134",
    "a/notes": "Sits with q7x9",
    "a/people": 4,
    "b/+": true,
    "b/name": "Sidhu",
    "b/notes": "José drives them",
    // A removed row is nobody's any more.
    "c/name": "José Removed",
  };
  for (const [key, value] of Object.entries(rows)) households.set(key, value);
  return document;
}

const ids = (wanted: Partial<PersonQuery>) =>
  findPersonRows(plan(), { ...nobody, ...wanted }).map(({ id }) => id);

test("a telephone number is found in any spelling, and a name in any case and without its accents", () => {
  expect(ids({ phone: "403.555.0134" })).toEqual(["a"]);
  expect(ids({ phone: "403-555-0135" })).toEqual([]);
  expect(ids({ name: "jose" })).toEqual(["a", "b"]);
  expect(ids({ name: "Gill" })).toEqual(["a"]);
});

test.each([
  ["403-555-0134", true],
  ["+1 (403) 555 0134", true],
  ["12345", false],
  ["Gill 4035550134", false],
])("%s is a telephone number: %s", (text, expected) => {
  expect(isPhone(text)).toBe(expected);
});

/** Texts that are no words of people: references to other rows, and choices. */
const noWords = new Set([
  "budget-items.category",
  "budget-items.event",
  "budget-items.listing",
  "events.kind",
  "guests.household",
  "missing-guests.household",
  "reply-helpers.households",
  "rsvp.dishEvent",
  "moments.event",
  "payments.item",
  "poll-votes.poll",
  "comments.about",
  "delays.knows",
  "seating-tables.event",
  "seating-wishes.first",
  "seating-wishes.second",
  "shortlist.category",
  "shortlist.enquiry",
  "task-spread.wedding",
  "tasks.event",
  "polls.voters",
  "invitation-designs.composition",
  "wedding-page.poster",
  "events.afterEntry",
  "moments.afterEntry",
  "proposed-households.events",
]);

test("whatever people can write in a plan is searched", () => {
  const typed = "Jaswinder, 403 555 0134";
  const tables = [...planTables, comments, editors, pollVotes, proposedHouseholds];
  const unsearched = tables.flatMap(({ name, shape }) =>
    Object.keys(shape.shape)
      .filter((field) =>
        [typed, [typed]].some((value) =>
          JSON.stringify(shape.safeParse({ [field]: value }).data)?.includes(typed),
        ),
      )
      .map((field) => [name, field] as const)
      .filter(([table, field]) => !(personalFields[table] ?? []).includes(field))
      .map((path) => path.join(".")),
  );
  expect(unsearched.filter((field) => !noWords.has(field))).toEqual([]);
});

test("a name and a number in a note are found, and nothing of the note is left once it is erased", () => {
  const document = plan();
  const tasks = document.getMap("tasks");
  for (const [key, value] of Object.entries({
    "t/+": true,
    "t/title": "Call the priest",
    "t/note": "Jaswinder q8z4: 403 555-0177",
    "t/done": false,
  }))
    tasks.set(key, value);
  for (const wanted of [{ name: "jaswinder" }, { phone: "(403) 555-0177" }])
    expect(findPersonRows(document, { ...nobody, ...wanted })).toEqual([
      {
        table: "tasks",
        id: "t",
        fields: { title: "Call the priest", note: "Jaswinder q8z4: 403 555-0177" },
      },
    ]);
  const erased = erasePersonRow(document, "tasks", "t");
  expect(erased.getMap("tasks").toJSON()).toEqual({
    "t/+": true,
    "t/title": "[erased]",
    "t/note": "",
    "t/done": false,
  });
  expect(Buffer.from(encodeStateAsUpdate(erased)).toString("latin1")).not.toContain("q8z4");
});

test("an erased row keeps its numbers, says nothing of the person, and nothing of it is left in the bytes", () => {
  const document = plan();
  const erased = erasePersonRow(document, "households", "a");
  expect(erased.getMap("households").toJSON()).toMatchObject({
    "a/+": true,
    "a/name": "[erased]",
    "a/phone": "",
    "a/notes": "",
    "a/people": 4,
    "b/notes": "José drives them",
  });
  const bytes = Buffer.from(encodeStateAsUpdate(erased)).toString("latin1");
  for (const text of ["q7x9", "555-0134", "Gill"]) expect(bytes).not.toContain(text);
});
