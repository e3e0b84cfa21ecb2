import type { Say } from "#app/languages/translate.ts";
import { checkFieldShape, textValues } from "#app/messaging/forms/form-values.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";
import {
  namelessPerson,
  type HouseholdView,
  type InvitedPerson,
} from "#app/plan/projections/household-view.ts";
import { foldName } from "#app/plan/rules/guests/fold-name.ts";
import { replyLimits } from "#app/plan/document/reply-limits.ts";
import { maxUnnamedPlaces, unnamedIds } from "#app/plan/rules/rsvp/attendees.ts";
import { rsvpReply, type RsvpReply } from "#app/plan/rules/rsvp/rsvp-reply.ts";

import { awayField } from "./away-field.ts";
import { readEventAnswer } from "./event-answer-values.ts";
import { sayDays } from "./shown-day-values.ts";
import { shownField } from "./shown-field.ts";

export type RsvpReplyErrors = Partial<Record<string, string>>;

/** The typed values, by field name; a multi-valued field has all of them. */
export type RsvpReplyValues = Record<string, string[]>;

/**
 * The people with fields on the page: named ones first, then as many empty ones as the household may have.
 */
export function rsvpPersonFields(
  { persons, people }: Pick<HouseholdView, "persons" | "people">,
  household: string,
): InvitedPerson[] {
  const known = new Set(persons.map(({ id }) => id));
  const unnamed = unnamedIds(household)
    .filter((id) => !known.has(id))
    .slice(0, Math.max(0, Math.min(people, maxUnnamedPlaces) - persons.length))
    .map((id) => namelessPerson(id));
  return [...persons, ...unnamed];
}

/**
 * Parses the form of a household's page; only its own events and people count, and of them only what differs
 * from what the page showed: another phone of the household may have replied since, or the couple named somebody.
 */
export function parseRsvpReply(
  form: FormData,
  view: HouseholdView,
  household: string,
  say: Say<"reply">,
): ParseResult<{ answer: RsvpReply }, RsvpReplyErrors, RsvpReplyValues> {
  const values = Object.fromEntries([...new Set(form.keys())].map((name) => [name, textValues(form, name)]));
  const errors: RsvpReplyErrors = {};
  const one = (field: string) => {
    if (checkFieldShape(form, field, false) !== null) errors[field] = say("reply", "misshapen");
    return values[field]?.[0] ?? "";
  };
  const isChanged = (field: string, typed: string) =>
    singleSpaced(values[shownField(field)]?.[0] ?? "") !== singleSpaced(typed);

  const fields = rsvpPersonFields(view, household);
  const coming: RsvpReply["coming"] = {};
  const away: Record<string, string[]> = {};
  const unchanged: string[] = [];
  let isAnswered = false;
  for (const event of view.events) {
    const field = `coming-${event.id}`;
    const said = readEventAnswer(say, event, fields, {
      choice: one(field),
      ticked: values[`who-${event.id}`] ?? [],
      shown: values[shownField(field)]?.[0] ?? "",
    });
    if (said.is !== "unanswered") isAnswered = true;
    if (said.is === "unchanged") unchanged.push(event.id);
    if (said.is === "said") coming[event.id] = said.people;
    if (said.is === "wrong") errors[field] ??= said.error;
    const absent = (values[awayField(event.id)] ?? []).filter((id) => event.open.includes(id));
    if (absent.length > 0) {
      isAnswered = true;
      away[event.id] = absent;
    }
  }
  const missing = { name: one("missing-name").trim(), word: one("missing-word").trim() };
  const isMissing = missing.name !== "";
  if (!isMissing && missing.word !== "") errors["missing-name"] ??= say("reply", "missingNeedsName");

  if (!isAnswered && !isMissing && Object.keys(errors).length === 0)
    errors.form = say("reply", "nothingSaid");

  const dishes = view.events.flatMap((event) => event.dishes);
  const persons = fields
    .map(({ id }) => {
      const name = one(`name-${id}`);
      const child = one(`child-${id}`);
      const diets = values[`diets-${id}`] ?? [];
      const allergies = one(`allergies-${id}`);
      const meal = one(`meal-${id}`);
      const isMealChanged = isChanged(`meal-${id}`, meal);
      if (isMealChanged && meal !== "" && !dishes.includes(meal))
        errors[`meal-${id}`] ??= say("reply", "unknownDish");
      return {
        id,
        ...(isChanged(`name-${id}`, name) && { name }),
        ...(isChanged(`child-${id}`, child) && { child: child !== "" }),
        ...(isChanged(`diets-${id}`, diets.join(" ")) && { diets }),
        ...(isChanged(`allergies-${id}`, allergies) && { allergies }),
        ...(isMealChanged && { meal }),
      };
    })
    .filter((person) => Object.keys(person).length > 1);
  const message = one("message");
  const read = rsvpReply.safeParse({
    coming,
    persons,
    ...sayDays(values, { said: Object.keys(coming), unchanged }),
    ...(isChanged("message", message) && { message }),
    ...(isMissing && { missing: [missing] }),
  });
  if (!read.success)
    for (const { path } of read.error.issues) {
      const field = fieldOf(path, persons);
      errors[field] ??= whatIsWrong(say, field, values[field]?.[0] ?? "");
    }
  if (!read.success || Object.keys(errors).length > 0) return { ok: false, errors, values };
  const wasNameless = (id: string) => (values[shownField(`name-${id}`)]?.[0] ?? "") === "";
  const placed = besideOthers(read.data.persons, view, household, wasNameless);
  const movedTo = new Map(read.data.persons.map(({ id }, at) => [id, placed[at]?.id ?? id]));
  const answer = { ...read.data, coming: withPlaces(read.data.coming, movedTo), persons: placed };
  const asked = fields.filter(({ id, name }) => {
    const shown = values[shownField(`name-${id}`)]?.[0];
    const typed = values[`name-${id}`]?.[0] ?? "";
    const isShown = shown !== "" || name === "" || foldName(typed) === foldName(name);
    return shown !== undefined && (isShown || (movedTo.get(id) ?? id) !== id);
  });
  const ids = asked.map(({ id }) => movedTo.get(id) ?? id);
  return { ok: true, answer: { ...answer, ...whoDeclines(answer.coming, ids, away) }, values };
}

/** Browsers send line breaks in different ways, and one-line fields without them. */
const singleSpaced = (text: string) => text.replaceAll(/\s+/gu, " ").trim();

/**
 * Two phones can each name somebody in the same empty place. Both people stay: the later one gets a place of
 * its own.
 */
function besideOthers(
  persons: RsvpReply["persons"],
  { persons: known }: Pick<HouseholdView, "persons">,
  household: string,
  wasNameless: (id: string) => boolean,
): RsvpReply["persons"] {
  const taken = new Set([...known, ...persons].map(({ id }) => id));
  const free = unnamedIds(household).filter((id) => !taken.has(id));
  return persons.map((person) => {
    const there = known.find(({ id }) => id === person.id)?.name ?? "";
    const isAnother =
      there !== "" && person.name && wasNameless(person.id) && foldName(there) !== foldName(person.name);
    return isAnother ? { ...person, id: free.shift() ?? person.id } : person;
  });
}

/** Who comes, once some of them have another place. */
const withPlaces = (coming: RsvpReply["coming"], movedTo: ReadonlyMap<string, string>) =>
  Object.fromEntries(
    Object.entries(coming).map(([event, said]) => [
      event,
      typeof said === "number" ? said : said.map((id) => movedTo.get(id) ?? id),
    ]),
  );

/**
 * Who of those whom the page showed does not come to the events that are answered by name.
 * @param away who is said not to come of those who were added after an answer, which may stay as it is
 */
function whoDeclines(
  coming: RsvpReply["coming"],
  asked: readonly string[],
  away: Readonly<Record<string, string[]>>,
): Pick<RsvpReply, "declined"> {
  const declined: Record<string, string[]> = {};
  for (const [event, ids] of Object.entries(away)) if (coming[event] === undefined) declined[event] = ids;
  for (const [event, said] of Object.entries(coming))
    if (typeof said !== "number") declined[event] = asked.filter((id) => !said.includes(id));
  return Object.keys(declined).length === 0 ? {} : { declined };
}

function whatIsWrong(say: Say<"reply">, field: string, typed: string): string {
  // Bytes that were not UTF-8.
  if (typed.includes("\uFFFD")) return say("reply", "unreadable");
  if (field.startsWith("name-")) return say("reply", "nameTooLong", { most: replyLimits.name });
  if (field.startsWith("diets-")) return say("reply", "unknownDiet");
  if (field.startsWith("meal-")) return say("reply", "unknownDish");
  if (field.startsWith("allergies-")) return say("reply", "tooLong", { most: replyLimits.allergies });
  if (field === "missing-name") return say("reply", "nameTooLong", { most: replyLimits.name });
  if (field === "missing-word") return say("reply", "tooLong", { most: replyLimits.missingWord });
  if (field === "message") return say("reply", "messageTooLong", { most: replyLimits.message });
  return say("reply", "misshapen");
}

/** The field of the page for a part of a reply. */
function fieldOf(path: PropertyKey[], persons: readonly { id: string }[]): string {
  const [part, at, field] = path;
  if (part === "missing") return `missing-${String(field ?? "name")}`;
  const whose = part === "persons" && typeof at === "number" ? persons[at]?.id : undefined;
  return whose === undefined ? String(part ?? "form") : `${String(field ?? "name")}-${whose}`;
}
