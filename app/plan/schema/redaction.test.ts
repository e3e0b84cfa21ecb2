import { expect, test } from "vitest";
import { Doc, applyUpdate, encodeStateAsUpdate, encodeStateVector } from "yjs";

import { plannedWedding } from "#test-support/planned-wedding.ts";

import { updateRedacted, redactedFields } from "#app/plan/document/redaction.ts";
import { planTables } from "./all-tables.ts";
import { putRow } from "#app/plan/document/plan-table.ts";
import { households } from "./guests.schema.ts";
import { commentReplies } from "./family.schema.ts";
import { editors } from "./editors.schema.ts";

test("every field that an outline leaves out is a field of its table", () => {
  const fields = new Map([...planTables, editors].map(({ name, shape }) => [name, Object.keys(shape.shape)]));
  for (const [table, hidden] of Object.entries(redactedFields))
    expect([table, fields.get(table)]).toEqual([table, expect.arrayContaining([...hidden])]);
});

/** What somebody may type, and no set of words or ids accepts. */
const typed = "403 555 0199";
/** The fields of a table that take it, alone or in a list. */
function typedFields({ shape }: (typeof planTables)[number]): string[] {
  const fields = Object.keys(shape.shape);
  const takers = [typed, [typed]].flatMap((value) => {
    const row = shape.safeParse(Object.fromEntries(fields.map((field) => [field, value]))).data ?? {};
    return Object.entries(row).flatMap(([field, taken]) =>
      JSON.stringify(taken) === JSON.stringify(value) ? [field] : [],
    );
  });
  return [...new Set(takers)];
}

/** Free text that whoever may view the plan reads: names, places, who does what. Notes and ways to reach people are never here. */
const shownText = [
  "wedding/title wedding/partnerOne wedding/partnerTwo",
  "events/kind events/name events/place events/fixedWhy events/afterEntry",
  "moments/title moments/event moments/place moments/people moments/fixedWhy moments/afterEntry",
  "tasks/title tasks/assignee tasks/event task-spread/wedding budget-items/name budget-items/category budget-items/event",
  "budget-items/listing payments/item payments/name payments/payer",
  "households/name households/tags households/proposer missing-guests/household guests/household guests/name",
  "delays/title delays/knows drives/from drives/to seating-tables/event seating-tables/name",
  "shortlist/name shortlist/category shortlist/enquiry comment-answers/author",
  // Read by everybody who is invited.
  "rsvp/dishEvent rsvp/dishes rsvp/note rsvp/invitationWords rsvp/reminderWords guest-words/invitation guest-words/reminder guest-words/note",
  "wedding-page/address wedding-page/poster",
  "wedding-page/welcome wedding-page-blocks/heading wedding-page-blocks/words wedding-page-events/dress",
  ...[
    "composition",
    "names",
    "nativeNames",
    "hosts",
    "wording",
    "nativeWording",
    "heading",
    "when",
    "where",
    "welcome",
    "nativeWelcome",
    "order",
    "menu",
    "thanks",
    "nativeThanks",
  ].map((field) => `invitation-designs/${field}`),
].flatMap((fields) => fields.split(" "));

test("whatever can be typed into a plan is left out, unless it is on the list of what a link to view shows, also in tables to come", () => {
  const shown = planTables.flatMap((table) =>
    typedFields(table)
      .filter((field) => !redactedFields[table.name]?.includes(field))
      .map((field) => `${table.name}/${field}`),
  );
  expect(shown.toSorted()).toEqual(shownText.toSorted());
});

test("every field with telephone numbers, addresses, diets, words or notes is left out, also of tables to come", () => {
  const details = new Set(Object.values(redactedFields).flat());
  for (const { name, shape } of planTables)
    for (const field of Object.keys(shape.shape).filter((of) => details.has(of)))
      if (!shownText.includes(`${name}/${field}`))
        expect([name, redactedFields[name]]).toEqual([name, expect.arrayContaining([field])]);
});

test("nothing that an outline sends ever holds a detail, and all else of the plan arrives", () => {
  const plan = plannedWedding(5);
  const hide = () =>
    putRow(households, plan, "household-1", {
      name: "The Gills",
      phone: "403 555 0199",
      notes: "A quarrel",
      diets: ["jain"],
    });
  hide();
  putRow(commentReplies, plan, "comment-1", { text: "A quarrel, and over what", doneOn: "2027-01-02" });
  const outline = new Doc();
  const sent: Uint8Array[] = [];
  outline.on("update", (update: Uint8Array) => sent.push(update));
  const follow = () =>
    updateRedacted(outline, () =>
      applyUpdate(outline, encodeStateAsUpdate(plan, encodeStateVector(outline))),
    );
  follow();
  putRow(households, plan, "household-2", { name: "The Lis", phone: "403 555 0198" });
  hide();
  follow();

  const viewer = new Doc();
  for (const update of sent) applyUpdate(viewer, update);
  expect(viewer.getMap("households").get("household-2/name")).toBe("The Lis");
  expect(viewer.getMap("comment-answers").get("comment-1/doneOn")).toBe("2027-01-02");
  for (const bytes of [...sent, encodeStateAsUpdate(outline)]) {
    const words = new TextDecoder().decode(bytes);
    expect(words).not.toMatch(/555 019|quarrel|MacLeod kitchen|jain|vegetarian/);
  }
  for (const [table, fields] of Object.entries(redactedFields))
    for (const key of viewer.getMap(table).keys())
      expect(fields).not.toContain(key.slice(key.lastIndexOf("/") + 1));
});
