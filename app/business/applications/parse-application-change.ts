import type { ParseResult } from "#app/messaging/forms/parse-result.ts";
import { parseFields } from "#app/messaging/forms/parse-fields.ts";
import { sureSchema } from "#app/messaging/private-links/sure-schema.ts";

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type ApplicationChangeErrors = { form?: string; sure?: string };

/** An applicant's action on the private page: to confirm the email, or to withdraw. */
type Wish = { what: "confirm" | "withdraw" };

/** Parses a form of an application's private page; a withdrawal needs its box ticked. */
export function parseApplicationChange(form: FormData): ParseResult<Wish, ApplicationChangeErrors, Wish> {
  if (form.get("what") !== "withdraw") return { ok: true, what: "confirm", values: { what: "confirm" } };
  const values: Wish = { what: "withdraw" };
  const read = parseFields(form, ["sure"], [], sureSchema);
  return read.ok ? { ok: true, ...values, values } : { ok: false, values, errors: read.errors };
}
