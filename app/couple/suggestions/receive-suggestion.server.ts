import { parseFormKey } from "#app/messaging/forms/form-values.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { parseFields } from "#app/messaging/forms/parse-fields.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { makeReference } from "#app/messaging/forms/save-once.server.ts";
import { isHoneypotFilled } from "#app/messaging/forms/spam-guard-fields.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { saveSuggestion } from "./save-suggestion.server.ts";
import { suggestionFieldNames, type SuggestionErrors, type SuggestionValues } from "./suggestion-fields.ts";
import { suggestionSchema } from "./suggestion.ts";

export type SuggestionResult =
  | { ok: true; status: 200 | 201; reference: string }
  | ({ ok: false; errors: SuggestionErrors; values: SuggestionValues | null } & Omit<
      FormRejection,
      "message"
    >);

/**
 * Receives a posted suggestion: parses, validates and saves it. Errors are by field.
 * @param clientIp as clientIpOf gives it
 */
export async function receiveSuggestion(
  request: Request,
  site: Pick<Site, "database" | "guard">,
  clientIp: string,
): Promise<SuggestionResult> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refuse(posted);
  const read = parseFields(posted.form, suggestionFieldNames, [], suggestionSchema);
  const stopped = await site.guard.admit({ form: "suggestion", clientIp, fields: posted.form });
  if (stopped !== null) return refuse(stopped, read.values);
  if (!read.ok) return { ok: false, status: 422, errors: read.errors, values: read.values };
  // A program gets the same response as a person, and nothing is saved.
  if (isHoneypotFilled(posted.form)) return { ok: true, status: 201, reference: makeReference("WS") };
  const { reference, isNew } = await saveSuggestion(site.database, read.value, parseFormKey(posted.form));
  return { ok: true, status: isNew ? 201 : 200, reference };
}

function refuse(
  { message, ...refusal }: FormRejection,
  values: SuggestionValues | null = null,
): SuggestionResult {
  return { ok: false, ...refusal, errors: { form: message }, values };
}
