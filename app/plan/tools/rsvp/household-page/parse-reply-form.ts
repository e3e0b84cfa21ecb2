import { checkFieldShape, textValues } from "#app/messaging/forms/form-values.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";
import type { HouseholdView } from "#app/plan/projections/household-view.ts";
import { rsvpReply, type RsvpReply } from "#app/plan/rules/rsvp/rsvp-reply.ts";

export type RsvpReplyErrors = Partial<Record<string, string>>;

/** The typed values, by field name; a multi-valued field has all of them. */
export type RsvpReplyValues = Record<string, string[]>;

/** People of a household without a name also get fields, up to a maximum. */
const mostFields = 20;

/**
 * The people with fields on the page: named ones first, then as many empty ones as the household may have.
 */
export function rsvpPersonFields(
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

/** Parses the form of a household's page; only its own events and people count. */
export function parseRsvpReply(
  form: FormData,
  view: HouseholdView,
  household: string,
): ParseResult<{ answer: RsvpReply }, RsvpReplyErrors, RsvpReplyValues> {
  const values = Object.fromEntries([...new Set(form.keys())].map((name) => [name, textValues(form, name)]));
  const errors: RsvpReplyErrors = {};
  const one = (field: string) => {
    const wrong = checkFieldShape(form, field, false);
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

  const fields = rsvpPersonFields(view, household).map(({ id }) => id);
  const persons = fields
    .map((id) => ({
      id,
      name: one(`name-${id}`),
      diets: values[`diets-${id}`] ?? [],
      allergies: one(`allergies-${id}`),
    }))
    .filter(({ name, diets: chosen, allergies }) => name !== "" || chosen.length > 0 || allergies !== "");
  const read = rsvpReply.safeParse({ coming, persons, message: one("message") });
  if (!read.success)
    for (const { path, message } of read.error.issues) errors[fieldOf(path, persons)] ??= message;
  return read.success && Object.keys(errors).length === 0
    ? { ok: true, answer: read.data, values }
    : { ok: false, errors, values };
}

/** The field of the page for a part of a reply. */
function fieldOf(path: PropertyKey[], persons: readonly { id: string }[]): string {
  const [part, at, field] = path;
  const whose = part === "persons" && typeof at === "number" ? persons[at]?.id : undefined;
  return whose === undefined ? String(part ?? "form") : `${String(field ?? "name")}-${whose}`;
}
