import { z } from "zod";

import { letterText, tidyLine } from "#app/messaging/forms/text-schemas.ts";
import { textsOf, wrongShape } from "#app/messaging/forms/form-values.ts";
import type { Reading } from "#app/letterbox/reading.ts";
import { diets } from "#app/plan/guests/guest-tables.ts";

import type { HouseholdView } from "#app/plan/projections/household-view.ts";

const person = z.object({
  id: z.string().min(1).max(60),
  name: letterText(200, "keep a name under 200 characters", tidyLine),
  diets: z.array(z.enum(diets, { error: "choose from the diets of the list" })).max(diets.length),
  allergies: letterText(500, "keep this under 500 characters", tidyLine),
});

/** What a household answered. */
export const householdAnswer = z.object({
  /** How many come, by event. */
  coming: z.record(z.string().min(1).max(60), z.int().min(0).max(999)),
  persons: z.array(person).max(500),
  message: letterText(2000, "keep your message under 2000 characters"),
});

export type HouseholdAnswer = z.infer<typeof householdAnswer>;

export type AnswerErrors = Partial<Record<string, string>>;

/** What was typed, by the name of its field; a field of several values has them all. */
export type AnswerValues = Record<string, string[]>;

/** People of a household without a name yet get fields as well, but not endlessly. */
const mostFields = 20;

/** Whose fields the page shows: who is known by name, then as many empty ones as they may be. */
export function personFields(
  { persons, people }: Pick<HouseholdView, "persons" | "people">,
  household: string,
) {
  const known = new Set(persons.map(({ id }) => id));
  const unnamed = Array.from({ length: mostFields }, (_, at) => `${household}.${at + 1}`)
    .filter((id) => !known.has(id))
    .slice(0, Math.max(0, Math.min(people, mostFields) - persons.length))
    .map((id) => ({ id, name: "", diets: [], allergies: "" }));
  return [...persons, ...unnamed];
}

/** Reads the form of a household's page; only its own events and people count. */
export function readAnswer(
  form: FormData,
  view: HouseholdView,
  household: string,
): Reading<{ answer: HouseholdAnswer }, AnswerErrors, AnswerValues> {
  const values = Object.fromEntries([...new Set(form.keys())].map((name) => [name, textsOf(form, name)]));
  const errors: AnswerErrors = {};
  const one = (field: string) => {
    const wrong = wrongShape(form, field, false);
    if (wrong !== null) errors[field] = wrong;
    return values[field]?.[0] ?? "";
  };

  const coming: Record<string, number> = {};
  for (const { id, name, invited } of view.events) {
    const field = `coming-${id}`;
    const typed = one(field);
    if (typed === "") continue;
    if (/^\d{1,3}$/.test(typed) && Number(typed) <= invited) coming[id] = Number(typed);
    else errors[field] ??= `choose how many of you come to ${name}, up to ${invited}`;
  }
  if (Object.keys(coming).length === 0 && Object.keys(errors).length === 0)
    errors.form = "say for at least one event how many of you come";

  const fields = personFields(view, household).map(({ id }) => id);
  const persons = fields
    .map((id) => ({
      id,
      name: one(`name-${id}`),
      diets: values[`diets-${id}`] ?? [],
      allergies: one(`allergies-${id}`),
    }))
    .filter(({ name, diets: chosen, allergies }) => name !== "" || chosen.length > 0 || allergies !== "");
  const read = householdAnswer.safeParse({ coming, persons, message: one("message") });
  if (!read.success)
    for (const { path, message } of read.error.issues) errors[fieldOf(path, persons)] ??= message;
  return read.success && Object.keys(errors).length === 0
    ? { ok: true, answer: read.data, values }
    : { ok: false, errors, values };
}

/** The field of the page that a part of an answer came from. */
function fieldOf(path: PropertyKey[], persons: readonly { id: string }[]): string {
  const [part, at, field] = path;
  const whose = part === "persons" && typeof at === "number" ? persons[at]?.id : undefined;
  return whose === undefined ? String(part ?? "form") : `${String(field ?? "name")}-${whose}`;
}
