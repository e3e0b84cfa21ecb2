import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { allWords } from "#app/languages/guest-words.server.ts";
import { translate } from "#app/languages/translate.ts";
import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, removeRow } from "#app/plan/document/plan-table.ts";
import { viewHousehold, type HouseholdView } from "#app/plan/projections/household-view.ts";
import { mergeReply } from "#app/plan/rules/rsvp/merge-reply.ts";
import { attendees, guestReplies, guests, households, invitations } from "#app/plan/schema/guests.schema.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";

import { chosenOption, answerText, asksByName } from "./event-answer-values.ts";
import { parseRsvpReply, rsvpPersonFields } from "./parse-reply-form.ts";
import { shownField } from "./shown-field.ts";

const say = translate(allWords("en"));
const family = ["asha", "dev", "nani"];

/** Three people by name, and a fourth without one; the mehndi is for two of them. */
function planOfShahs(): Doc {
  const plan = new Doc();
  putRow(events, plan, "mehndi", { name: "Mehndi", date: "2027-06-17" });
  putRow(events, plan, "reception", { name: "Reception", date: "2027-06-19" });
  putRow(households, plan, "shah", { name: "The Shahs", people: 4 });
  putRow(households, plan, "li", { name: "The Lis", people: 2 });
  for (const id of family) putRow(guests, plan, id, { household: "shah", name: id });
  putRow(guests, plan, "wei", { household: "li", name: "Wei Li" });
  putCell(invitations, plan, "shah", "mehndi", "2");
  putCell(invitations, plan, "shah", "reception", "4");
  putRow(rsvp, plan, rsvpRowId, { open: true });
  return plan;
}

function viewOf(plan: Doc): HouseholdView {
  const view = viewHousehold(plan, "shah");
  if (view === null) throw new Error("The household sees nothing");
  return view;
}

type Sent = Record<string, string | readonly string[]>;

/** What a page that shows `view` sends once its fields for events are changed. */
function formFrom(view: HouseholdView, sent: Sent): FormData {
  const form = new FormData();
  const fields = rsvpPersonFields(view, "shah");
  for (const event of view.events) form.set(shownField(`coming-${event.id}`), answerText(event, fields));
  for (const { id, name } of fields) {
    form.set(`name-${id}`, name);
    form.set(shownField(`name-${id}`), name);
  }
  for (const [name, values] of Object.entries(sent))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}

function send(plan: Doc, sent: Sent, shown = viewOf(plan)) {
  const read = parseRsvpReply(formFrom(shown, sent), viewOf(plan), "shah", say);
  if (read.ok) mergeReply(plan, "shah", read.answer);
  return read;
}

const cellOf = (plan: Doc, event: string) => viewGrid(invitations, plan).row("shah").get(event);
const comingTo = (plan: Doc, at: number) => viewOf(plan).events[at]?.attendees?.toSorted();

const declinedAt = (plan: Doc, event: string) =>
  [...viewGrid(guestReplies, plan).cells().rows()]
    .filter((id) => viewGrid(guestReplies, plan).row(id).get(event) === "no")
    .toSorted();

const places = [...family, "shah.1"];

test("of whoever is ticked, all and nobody else come, and the number is theirs, however often it is changed", () => {
  const ticks = fc.array(fc.subarray(places, { minLength: 1 }), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(ticks, (answers) => {
      const plan = planOfShahs();
      for (const who of answers) {
        expect(send(plan, { "coming-reception": "some", "who-reception": who }).ok).toBe(true);
        expect(cellOf(plan, "reception")).toEqual({ invited: 4, coming: who.length });
        // Of all four, three have a row in the guest list.
        const known = who.length === 4 ? family : who;
        expect(comingTo(plan, 1)).toEqual(known.toSorted());
        const now = viewOf(plan);
        const text = answerText(now.events[1] ?? expect.fail(), rsvpPersonFields(now, "shah"));
        expect(text.split(" ").toSorted()).toEqual(who.length === 4 ? ["all"] : who.toSorted());
        // Sent again as it is, nothing changes.
        const again = send(plan, { "coming-reception": "some", "who-reception": who });
        expect(again.ok && again.answer.coming).toEqual({});
      }
    }),
  );
});

test("everyone is one press, and ticks that were left below it do not count", () => {
  const plan = planOfShahs();
  send(plan, { "coming-reception": "all", "who-reception": ["asha"] });
  expect(cellOf(plan, "reception")).toEqual({ invited: 4, coming: 4 });
  expect(comingTo(plan, 1)).toEqual(family);
  send(plan, { "coming-reception": "some", "who-reception": ["nani", "dev"] });
  expect(comingTo(plan, 1)).toEqual(["dev", "nani"]);
  send(plan, { "coming-reception": "0", "who-reception": ["dev"] });
  expect(cellOf(plan, "reception")?.coming).toBe(0);
  expect(comingTo(plan, 1)).toEqual([]);
});

test("ticks alone are an answer: a browser may show them without the choice above", () => {
  const plan = planOfShahs();
  send(plan, { "who-mehndi": ["nani"] });
  expect(cellOf(plan, "mehndi")).toEqual({ invited: 2, coming: 1 });
  expect(comingTo(plan, 0)).toEqual(["nani"]);
});

test.each([
  [{ "coming-mehndi": "some" }, "tick who comes to Mehndi"],
  [{ "coming-mehndi": "some", "who-mehndi": ["wei"] }, /^tick only people on this page for Mehndi/],
  [{ "coming-mehndi": "some", "who-mehndi": ["shah.9"] }, /^tick only people on this page for Mehndi/],
  [{ "coming-mehndi": "some", "who-mehndi": family }, "choose how many of you come to Mehndi, up to 2"],
  [{ "coming-mehndi": "all" }, "choose how many of you come to Mehndi, up to 2"],
  [{ "coming-mehndi": "most" }, "choose how many of you come to Mehndi, up to 2"],
])("%o is said to be wrong, and changes nothing", (sent, error) => {
  const plan = planOfShahs();
  const read = send(plan, { ...sent, "coming-reception": "all" });
  expect(read.ok ? {} : read.errors).toEqual({
    "coming-mehndi": typeof error === "string" ? error : expect.stringMatching(error),
  });
  expect(read.values["coming-reception"]).toEqual(["all"]);
  expect(cellOf(plan, "reception")?.coming).toBeNull();
});

test("a page that was opened before answers had names still sends its number, and names are unknown then", () => {
  const plan = planOfShahs();
  send(plan, { "coming-reception": "some", "who-reception": ["asha", "dev"] });
  const form = formFrom(viewOf(plan), { "coming-reception": "3" });
  form.set(shownField("coming-reception"), "2");
  const read = parseRsvpReply(form, viewOf(plan), "shah", say);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  expect(read.answer.coming).toEqual({ reception: 3 });
  mergeReply(plan, "shah", read.answer);
  expect(viewOf(plan).events[1]).toMatchObject({ coming: 3, attendees: null });
  // Its page asks for the names, and does without them.
  expect(send(plan, { "coming-reception": "some" })).toMatchObject({ ok: true, answer: { coming: {} } });
  send(plan, { "coming-reception": "some", "who-reception": ["asha"] });
  expect(viewOf(plan).events[1]).toMatchObject({ coming: 1, attendees: ["asha"] });
});

test("of two phones the later one wins for what it changed, and leaves what the other said of another event", () => {
  const plan = planOfShahs();
  const older = viewOf(plan);
  send(plan, { "coming-mehndi": "some", "who-mehndi": ["asha"] }, older);
  send(plan, { "coming-reception": "some", "who-reception": ["dev", "nani"] }, older);
  expect([comingTo(plan, 0), comingTo(plan, 1)]).toEqual([["asha"], ["dev", "nani"]]);
});

test("two phones that each name somebody in the same empty place both bring their guest", () => {
  const plan = planOfShahs();
  const older = viewOf(plan);
  for (const name of ["Zain", "Amrit"]) {
    const form = formFrom(older, { "coming-reception": "some", "who-reception": ["asha", "shah.1"] });
    form.set("name-shah.1", name);
    const read = parseRsvpReply(form, viewOf(plan), "shah", say);
    if (!read.ok) throw new Error(JSON.stringify(read.errors));
    mergeReply(plan, "shah", read.answer);
  }
  expect(viewOf(plan).persons.map(({ id, name }) => [id, name])).toContainEqual(["shah.2", "Amrit"]);
  expect(comingTo(plan, 1)).toEqual(["asha", "shah.2"]);
});

test("whoever leaves the guest list before the answer is in it does not come, and nobody of another household does", () => {
  const plan = planOfShahs();
  removeRow(guests, plan, "nani");
  mergeReply(plan, "shah", {
    coming: { reception: ["dev", "nani", "wei", "dev"], mehndi: ["asha", "dev", "shah.1"] },
    persons: [],
  });
  expect(cellOf(plan, "reception")).toEqual({ invited: 4, coming: 1 });
  expect(comingTo(plan, 1)).toEqual(["dev"]);
  // Three of the two who are invited by now: a number is left, and no names.
  expect(cellOf(plan, "mehndi")).toEqual({ invited: 2, coming: 2 });
  expect(viewGrid(attendees, plan).row("shah").get("mehndi")).toBeUndefined();
});

test("a number that the couple types makes former names count no more", () => {
  const plan = planOfShahs();
  send(plan, { "coming-reception": "some", "who-reception": ["asha", "dev"] });
  putCell(invitations, plan, "shah", "reception", "4:3");
  expect(viewOf(plan).events[1]?.attendees).toBeNull();
  putCell(invitations, plan, "shah", "reception", "4:4");
  expect(comingTo(plan, 1)).toEqual(family);
});

test("an event asks by name where people have names, and there is a place for each", () => {
  const named = rsvpPersonFields(viewOf(planOfShahs()), "shah");
  const event = { id: "x", invited: 4, coming: null, attendees: null, open: [] };
  expect(asksByName(event, named)).toBe(true);
  expect(asksByName({ ...event, invited: 30 }, named)).toBe(false);
  expect(
    asksByName(
      event,
      named.map((person, at) => (at === 0 ? person : { ...person, name: "" })),
    ),
  ).toBe(false);
});

test("a number that was posted stays a choice where the page asks by name by now", () => {
  const fields = rsvpPersonFields(viewOf(planOfShahs()), "shah");
  const event = { id: "reception", invited: 4, coming: null, attendees: null, open: [] };
  const shown = ["3", "4", "0", "", "some", "all", undefined].map((posted) =>
    chosenOption(event, fields, posted),
  );
  expect(shown).toEqual(["some", "all", "0", "", "some", "all", ""]);
  expect(chosenOption({ ...event, invited: 30 }, fields, "3")).toBe("3");
});

test("a dish of the couple's list is taken and can be changed, and any other is not", () => {
  const plan = planOfShahs();
  putRow(rsvp, plan, rsvpRowId, { dishEvent: "reception", dishes: ["Chicken", "Paneer"] });
  expect(viewOf(plan).events.map(({ dishes }) => dishes)).toEqual([[], ["Chicken", "Paneer"]]);
  send(plan, { "coming-reception": "all", "meal-asha": "Paneer", "meal-dev": "Chicken" });
  const dishes = () => Object.fromEntries(viewOf(plan).persons.map(({ id, meal }) => [id, meal]));
  expect(dishes()).toEqual({ asha: "Paneer", dev: "Chicken", nani: "" });
  const older = formFrom(viewOf(plan), { "coming-reception": "all", "meal-asha": "" });
  older.set(shownField("meal-asha"), "Paneer");
  const emptied = parseRsvpReply(older, viewOf(plan), "shah", say);
  expect(emptied.ok && emptied.answer.persons).toEqual([{ id: "asha", meal: "" }]);
  const wrong = send(plan, { "coming-reception": "all", "meal-nani": "Lobster" });
  expect(wrong.ok ? {} : wrong.errors).toEqual({ "meal-nani": "choose a dish from the list" });
  // A page without dishes, or another household's, says nothing of them.
  send(plan, { "coming-reception": "all", "meal-wei": "Paneer" });
  expect(dishes()).toEqual({ asha: "Paneer", dev: "Chicken", nani: "" });
});

test("a page that still shows a dish which the couple took off its list keeps it", () => {
  const plan = planOfShahs();
  putRow(rsvp, plan, rsvpRowId, { dishEvent: "reception", dishes: ["Chicken", "Paneer"] });
  const shown = formFrom(viewOf(plan), { "coming-reception": "all", "meal-asha": "Paneer" });
  shown.set(shownField("meal-asha"), "Paneer");
  putRow(rsvp, plan, rsvpRowId, { dishes: ["Chicken"] });
  expect(parseRsvpReply(shown, viewOf(plan), "shah", say).ok).toBe(true);
});

test("a page that was opened before the couple added a name does not decline for that guest", () => {
  const plan = planOfShahs();
  const older = viewOf(plan);
  putRow(guests, plan, "zara", { household: "shah", name: "Zara" });
  putCell(invitations, plan, "shah", "reception", "5");
  const [said, others] = [family[0] ?? "", family.slice(1)];
  expect(send(plan, { "coming-reception": "some", "who-reception": [said] }, older).ok).toBe(true);
  expect(declinedAt(plan, "reception")).toEqual(others.toSorted());
});

test("a form that is sent twice says the same of whom it has just named", () => {
  const plan = planOfShahs();
  const older = viewOf(plan);
  const form = { "coming-reception": "some", "who-reception": ["asha"], "name-shah.1": "Zara" };
  const sent = () => {
    const data = formFrom(older, {});
    for (const [field, value] of Object.entries(form)) {
      data.delete(field);
      for (const one of [value].flat()) data.append(field, one);
    }
    const read = parseRsvpReply(data, viewOf(plan), "shah", say);
    if (read.ok) mergeReply(plan, "shah", read.answer);
  };
  sent();
  expect(declinedAt(plan, "reception")).toEqual(["dev", "nani", "shah.1"]);
  sent();
  expect(declinedAt(plan, "reception")).toEqual(["dev", "nani", "shah.1"]);
});

test("a page that was opened before another phone named somebody does not decline for them", () => {
  const plan = planOfShahs();
  const older = viewOf(plan);
  putRow(guests, plan, "shah.1", { household: "shah", name: "Zara", allergies: "nuts" });
  expect(send(plan, { "coming-reception": "some", "who-reception": ["asha"] }, older).ok).toBe(true);
  expect(declinedAt(plan, "reception")).toEqual(["dev", "nani"]);
});

test("whom a household names in the place of a removed guest has declined nothing", () => {
  const plan = planOfShahs();
  const persons = [{ id: "shah.1", name: "Zara" }];
  mergeReply(plan, "shah", { coming: { reception: ["asha"] }, persons });
  expect(declinedAt(plan, "reception")).toContain("shah.1");
  removeRow(guests, plan, "shah.1");
  mergeReply(plan, "shah", { coming: {}, persons: [{ id: "shah.1", name: "Ravi" }] });
  expect(declinedAt(plan, "reception")).not.toContain("shah.1");
});

/** For whom the reception has no answer yet. */
const openOf = (plan: Doc) => viewOf(plan).events[1]?.open;

/** Asha and Dev come, and Zara was added since. */
function planWithZara(): Doc {
  const plan = planOfShahs();
  send(plan, { "coming-reception": "some", "who-reception": ["asha", "dev"] });
  putRow(guests, plan, "zara", { household: "shah", name: "Zara" });
  putCell(invitations, plan, "shah", "reception", "5:2");
  putCell(guestReplies, plan, "zara", "reception", "open");
  return plan;
}

test("a page sent again as it was says nothing of a guest who was added since, until it is said that they come or not", () => {
  const as = { "coming-reception": "some", "who-reception": ["asha", "dev"] };
  const plan = planWithZara();
  expect(openOf(plan)).toEqual(["zara"]);
  send(plan, { ...as, message: "With love" });
  expect([openOf(plan), declinedAt(plan, "reception")]).toEqual([["zara"], ["nani"]]);
  // Of nobody else that box can be ticked.
  send(plan, { ...as, "away-reception": ["zara", "asha"] });
  expect([openOf(plan), declinedAt(plan, "reception")]).toEqual([[], ["nani", "zara"]]);
  expect(comingTo(plan, 1)).toEqual(["asha", "dev"]);
  const ticked = planWithZara();
  send(ticked, { ...as, "who-reception": ["asha", "dev", "zara"] });
  expect([openOf(ticked), comingTo(ticked, 1)]).toEqual([[], ["asha", "dev", "zara"]]);
  const alone = planWithZara();
  expect(send(alone, { "away-reception": ["zara"] }).ok).toBe(true);
  expect([openOf(alone), comingTo(alone, 1)]).toEqual([[], ["asha", "dev"]]);
});
