import fc from "fast-check";
import { expect, test } from "vitest";
import { Doc } from "yjs";

import { allWords } from "#app/languages/guest-words.server.ts";
import { languages, type Language } from "#app/languages/language.ts";
import { translate } from "#app/languages/translate.ts";
import { putCell, viewGrid } from "#app/plan/document/plan-grid.ts";
import { putRow, removeRow, viewTable } from "#app/plan/document/plan-table.ts";
import { events, wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { guests, households, invitations } from "#app/plan/schema/guests.schema.ts";

import { parseRsvpReply, rsvpPersonFields } from "#app/plan/tools/rsvp/household-page/parse-reply-form.ts";
import { nameEvents } from "#app/plan/projections/name-events.ts";
import { viewInLanguage } from "#app/plan/projections/view-in-language.ts";
import { shownField } from "#app/plan/tools/rsvp/household-page/shown-field.ts";
import { rsvpProjection } from "#app/plan/document/projection-types.ts";
import { projectRsvp, viewHousehold, type HouseholdView } from "#app/plan/projections/household-view.ts";
import { combineReplies } from "#app/plan/rules/rsvp/combine-replies.ts";
import { mergeReply } from "#app/plan/rules/rsvp/merge-reply.ts";
import { guestWords, rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";

const say = translate(allWords("en"));

function plannedWedding() {
  const plan = new Doc();
  putRow(wedding, plan, weddingRowId, { title: "Simran and Daniel", budgetCents: 9_000_000 });
  putRow(events, plan, "mehndi", { name: "Mehndi", date: "2027-06-17", notes: "Pay the hall in cash" });
  putRow(events, plan, "reception", { name: "Reception", date: "2027-06-19" });
  putRow(events, plan, "brunch", { name: "Brunch", date: "2027-06-20" });
  putRow(households, plan, "gill", { name: "The Gills", people: 4, notes: "Seat far from the Dhillons" });
  putRow(households, plan, "li", { name: "The Lis", people: 2 });
  putRow(guests, plan, "harjit", { household: "gill", name: "Harjit Gill", diets: ["vegetarian"] });
  putRow(guests, plan, "wei", { household: "li", name: "Wei Li" });
  putCell(invitations, plan, "gill", "mehndi", "2");
  putCell(invitations, plan, "gill", "reception", "4");
  putCell(invitations, plan, "li", "reception", "2");
  putCell(invitations, plan, "li", "brunch", "2:1");
  putRow(rsvp, plan, rsvpRowId, { open: true, until: "2027-05-01", note: "We cannot wait." });
  return plan;
}

function formOf(fields: Record<string, string | string[]>): FormData {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields))
    for (const value of [values].flat()) form.append(name, value);
  return form;
}

function theirs(plan: Doc, id: string): HouseholdView {
  const view = viewHousehold(plan, id);
  if (view === null) throw new Error(`The household '${id}' sees nothing.`);
  return view;
}

test("a household sees its own events and people, and nothing else of the plan", () => {
  const view = theirs(plannedWedding(), "gill");
  expect(view.events.map(({ name, invited }) => [name, invited])).toEqual([
    ["Mehndi", 2],
    ["Reception", 4],
  ]);
  expect(view.persons.map(({ name }) => name)).toEqual(["Harjit Gill"]);
  expect(JSON.stringify(view)).not.toMatch(/Brunch|Wei|Lis|cash|Dhillons|9000000/);
});

test("the couple's note is read in the language of the page where the couple worded it, and as it wrote it once otherwise", () => {
  const plan = plannedWedding();
  const noteIn = (language: Language) =>
    viewInLanguage(theirs(plan, "gill"), language, translate(allWords(language))).note;
  // A plan from before the note had languages.
  expect(languages.map(noteIn)).toEqual(languages.map(() => "We cannot wait."));
  putRow(guestWords, plan, "pa", { note: "ਅਸੀਂ ਤੁਹਾਡੀ ਉਡੀਕ ਕਰ ਰਹੇ ਹਾਂ।" });
  putRow(guestWords, plan, "ur", { invitation: "آئیے", note: "  " });
  expect([noteIn("pa"), noteIn("ur"), noteIn("en")]).toEqual([
    "ਅਸੀਂ ਤੁਹਾਡੀ ਉਡੀਕ ਕਰ ਰਹੇ ਹਾਂ।",
    "We cannot wait.",
    "We cannot wait.",
  ]);
  // A household gets the words of its own page.
  expect(JSON.stringify(viewInLanguage(theirs(plan, "gill"), "en", say))).not.toContain("ਉਡੀਕ");
});

test("a page's reading that a former version wrote has the note for all", () => {
  const { notes: _notes, ...former } = projectRsvp(plannedWedding());
  expect(rsvpProjection.parse(former)).toMatchObject({ note: "We cannot wait.", notes: {} });
  const notes = { pa: "ਜੀ ਆਇਆਂ ਨੂੰ" };
  expect(rsvpProjection.parse({ ...former, notes })).toMatchObject({ notes });
});

test("nobody sees anything while the couple does not ask, or once a household is not invited any more", () => {
  const plan = plannedWedding();
  putRow(rsvp, plan, rsvpRowId, { open: false });
  expect(viewHousehold(plan, "gill")).toBeNull();
  putRow(rsvp, plan, rsvpRowId, { open: true });
  expect(viewHousehold(plan, "nobody")).toBeNull();
  putCell(invitations, plan, "gill", "mehndi", null);
  putCell(invitations, plan, "gill", "reception", "0");
  expect(viewHousehold(plan, "gill")).toBeNull();
});

test("an answer lands in the matrix, with diets, names and a message", () => {
  const plan = plannedWedding();
  const read = parseRsvpReply(
    formOf({
      "coming-mehndi": "0",
      "coming-reception": "3",
      "name-harjit": "Harjit Gill",
      "diets-harjit": ["vegetarian", "no-beef"],
      "name-gill.1": "Amrit",
      "allergies-gill.1": "peanuts",
      message: " See you there! ",
    }),
    theirs(plan, "gill"),
    "gill",
    say,
  );
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  mergeReply(plan, "gill", read.answer);
  const cells = viewGrid(invitations, plan).row("gill");
  expect([cells.get("mehndi"), cells.get("reception")]).toEqual([
    { invited: 2, coming: 0 },
    { invited: 4, coming: 3 },
  ]);
  expect(viewTable(guests, plan).row("harjit")?.diets).toEqual(["vegetarian", "no-beef"]);
  expect(viewTable(guests, plan).row("gill.1")).toMatchObject({
    household: "gill",
    name: "Amrit",
    allergies: "peanuts",
  });
  expect(viewTable(households, plan).row("gill")).toMatchObject({
    message: "See you there!",
    notes: "Seat far from the Dhillons",
  });
  expect(viewTable(guests, plan).row("wei")?.name).toBe("Wei Li");
});

test("what is wrong is said at its field, and what was typed comes along", () => {
  const view = theirs(plannedWedding(), "gill");
  const read = parseRsvpReply(
    formOf({
      "coming-mehndi": "3",
      "coming-reception": "-1",
      "name-harjit": "x".repeat(10_000),
      "diets-harjit": ["air"],
      message: "m".repeat(3000),
    }),
    view,
    "gill",
    say,
  );
  expect(read.ok ? {} : read.errors).toEqual({
    "coming-mehndi": "choose how many of you come to Mehndi, up to 2",
    "coming-reception": "choose how many of you come to Reception, up to 4",
    "name-harjit": "keep a name under 200 characters",
    "diets-harjit": "choose from the diets of the list",
    message: "keep your message under 2000 characters",
  });
  expect(read.values["name-harjit"]?.[0]).toHaveLength(10_000);
});

test("an empty form is no answer", () => {
  const read = parseRsvpReply(formOf({ message: "Hello" }), theirs(plannedWedding(), "gill"), "gill", say);
  expect(read.ok ? {} : read.errors).toEqual({ form: "tell us for at least one event how many are coming" });
});

test("what the couple took back meanwhile stays taken back", () => {
  const plan = plannedWedding();
  putCell(invitations, plan, "gill", "mehndi", null);
  putCell(invitations, plan, "gill", "reception", "2");
  const answer = { coming: { mehndi: 2, reception: 4, brunch: 4 }, persons: [], message: "" };
  mergeReply(plan, "gill", answer);
  expect([...viewGrid(invitations, plan).row("gill")]).toEqual([["reception", { invited: 2, coming: 2 }]]);
  removeRow(households, plan, "li");
  mergeReply(plan, "li", { ...answer, message: "Still here" });
  expect(viewTable(households, plan).row("li")).toBeUndefined();
});

test("whatever is posted, no other household and no other event changes", () => {
  const names =
    "coming-mehndi coming-reception coming-brunch coming-__proto__ name-wei name-harjit diets-wei allergies-gill.1 name-gill.99 name-li.1 message".split(
      " ",
    );
  const fields = fc.dictionary(
    fc.constantFrom(...names),
    fc.oneof(fc.string(), fc.nat(5).map(String), fc.constantFrom("vegan", "jain")),
  );
  fc.assert(
    fc.property(fields, (typed) => {
      const plan = plannedWedding();
      const read = parseRsvpReply(formOf(typed), theirs(plan, "gill"), "gill", say);
      if (!read.ok) return;
      mergeReply(plan, "gill", read.answer);
      expect(viewGrid(invitations, plan).row("li")).toEqual(
        viewGrid(invitations, plannedWedding()).row("li"),
      );
      expect(viewTable(guests, plan).row("wei")?.name).toBe("Wei Li");
      expect(viewTable(households, plan).rows()).toHaveLength(2);
      for (const [event, { invited, coming }] of viewGrid(invitations, plan).row("gill"))
        expect(coming ?? 0, event).toBeLessThanOrEqual(invited);
    }),
  );
});

/** The form as a page sends it: what it showed, with some fields changed since. */
function sentFrom(shown: HouseholdView, changes: Record<string, string | string[]>): FormData {
  const fields: Record<string, string | string[]> = { message: shown.message };
  for (const { id, coming } of shown.events) if (coming !== null) fields[`coming-${id}`] = String(coming);
  for (const { id, name, diets, allergies } of rsvpPersonFields(shown, "gill"))
    Object.assign(fields, {
      [`name-${id}`]: name,
      [`diets-${id}`]: [...diets],
      [`allergies-${id}`]: allergies,
    });
  const before = Object.entries(fields).map(([field, value]) => [
    shownField(field),
    [value].flat().join(" "),
  ]);
  return formOf({ ...fields, ...Object.fromEntries(before), ...changes });
}

function replyOf(form: FormData, view: HouseholdView) {
  const read = parseRsvpReply(form, view, "gill", say);
  if (!read.ok) throw new Error(JSON.stringify(read.errors));
  return read.answer;
}

test("a second phone with an older page changes only what it changed", () => {
  const plan = plannedWedding();
  const older = theirs(plan, "gill");
  mergeReply(
    plan,
    "gill",
    replyOf(sentFrom(older, { "coming-mehndi": "2", "diets-harjit": ["jain"], message: "From Asha" }), older),
  );
  const second = sentFrom(older, { "coming-reception": "3", "name-gill.1": "Zain", "child-gill.1": "yes" });
  mergeReply(plan, "gill", replyOf(second, theirs(plan, "gill")));
  expect(theirs(plan, "gill")).toMatchObject({
    message: "From Asha",
    events: [{ coming: 2 }, { coming: 3 }],
    persons: [
      { name: "Zain", child: true },
      { name: "Harjit Gill", diets: ["jain"] },
    ],
  });
});

test("a changed mind wins over what another phone said of the same event", () => {
  const plan = plannedWedding();
  const older = theirs(plan, "gill");
  mergeReply(plan, "gill", replyOf(sentFrom(older, { "coming-mehndi": "2" }), older));
  mergeReply(plan, "gill", replyOf(sentFrom(older, { "coming-mehndi": "0" }), theirs(plan, "gill")));
  expect(theirs(plan, "gill").events[0]?.coming).toBe(0);
  const now = theirs(plan, "gill");
  expect(replyOf(sentFrom(now, {}), now)).toEqual({ coming: {}, persons: [] });
});

test("two phones that each name somebody in the same empty place both keep their guest", () => {
  const plan = plannedWedding();
  const older = theirs(plan, "gill");
  mergeReply(plan, "gill", replyOf(sentFrom(older, { "coming-mehndi": "2", "name-gill.1": "Amrit" }), older));
  const another = sentFrom(older, { "coming-mehndi": "2", "name-gill.1": "Zain", "diets-gill.1": ["vegan"] });
  mergeReply(plan, "gill", replyOf(another, theirs(plan, "gill")));
  const same = sentFrom(older, { "coming-mehndi": "2", "name-gill.1": "AMRIT ", "diets-gill.1": ["jain"] });
  mergeReply(plan, "gill", replyOf(same, theirs(plan, "gill")));
  expect(theirs(plan, "gill").persons).toMatchObject([
    { name: "AMRIT", diets: ["jain"] },
    { name: "Zain", diets: ["vegan"] },
    { name: "Harjit Gill" },
  ]);
});

test("a rejected form keeps what its page showed, so that nothing else counts as changed", () => {
  const view = theirs(plannedWedding(), "gill");
  const read = parseRsvpReply(sentFrom(view, { "coming-mehndi": "9" }), view, "gill", say);
  expect(read.ok).toBe(false);
  expect(read.values[shownField("name-harjit")]).toEqual(["Harjit Gill"]);
});

test("whatever two phones change, combined in either place it is the same reply", () => {
  const change = fc.record(
    {
      coming: fc.dictionary(
        fc.constantFrom("mehndi", "reception"),
        fc.oneof(fc.nat(2), fc.subarray(["harjit", "gill.1", "gill.2", "wei"])),
      ),
      persons: fc.uniqueArray(
        fc.record(
          { id: fc.constantFrom("harjit", "gill.1", "gill.2"), name: fc.string(), child: fc.boolean() },
          { requiredKeys: ["id"] },
        ),
        { selector: ({ id }) => id },
      ),
      message: fc.string(),
    },
    { requiredKeys: ["coming", "persons"] },
  );
  fc.assert(
    fc.property(change, change, (earlier, later) => {
      const [one, other] = [plannedWedding(), plannedWedding()];
      mergeReply(one, "gill", earlier);
      mergeReply(one, "gill", later);
      mergeReply(other, "gill", combineReplies(earlier, later));
      expect(theirs(other, "gill")).toEqual(theirs(one, "gill"));
    }),
  );
});

test("a household that answers in a language of its choice is asked in it from then on", () => {
  const plan = plannedWedding();
  expect(theirs(plan, "gill").language).toBe("en");
  putRow(households, plan, "gill", { language: "hi" });
  expect(theirs(plan, "gill").language).toBe("hi");
  mergeReply(plan, "gill", { coming: { mehndi: 1 }, persons: [], language: "pa" });
  expect(theirs(plan, "gill").language).toBe("pa");
  // Another phone, with the page as it opened.
  mergeReply(plan, "gill", { coming: { mehndi: 2 }, persons: [] });
  expect(theirs(plan, "gill").language).toBe("pa");
});

test("what the couple typed is never translated, and the site's names of events are", () => {
  const plan = plannedWedding();
  putRow(events, plan, "mehndi", { kind: "mehndi" });
  putRow(events, plan, "reception", { kind: "reception", name: "Party at Nani’s" });
  const named = nameEvents(translate(allWords("pa")), theirs(plan, "gill"));
  expect(named.events.map(({ name }) => name)).toEqual(["ਮਹਿੰਦੀ", "Party at Nani’s"]);
  putRow(events, plan, "mehndi", { kind: "", name: "" });
  const nameless = nameEvents(translate(allWords("ur")), theirs(plan, "gill"));
  expect(nameless.events.map(({ name }) => name)).toEqual(["تقریب", "Party at Nani’s"]);
});

test("what is wrong is said in the household's language", () => {
  const hindi = translate(allWords("hi"));
  const view = nameEvents(hindi, theirs(plannedWedding(), "gill"));
  const read = parseRsvpReply(
    formOf({ "coming-mehndi": "3", message: "m".repeat(3000) }),
    view,
    "gill",
    hindi,
  );
  expect(read.ok ? {} : read.errors).toEqual({
    "coming-mehndi": "Mehndi: चुनें कि आपमें से कितने लोग आएँगे, अधिक से अधिक 2।",
    message: "अपना संदेश 2000 अक्षरों से छोटा लिखें।",
  });
});
