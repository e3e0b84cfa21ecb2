import type { RouterContextProvider } from "react-router";

import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { ParseResult } from "#app/messaging/forms/parse-result.ts";
import type { FormName } from "#app/messaging/forms/form-limits.ts";
import { clientIpContext, siteContext } from "#app/messaging/request-context.ts";

import { checkPrivateFormLimits, rejectPrivateForm } from "./private-page.server.ts";

type PrivatePost = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** What the link belongs to: the limit per link counts by it. */
  link: string;
};

/**
 * Receives a form of a private page whose link is known to be valid: parses it, and rejects what is invalid
 * or comes too often. `refusal` is then the route's response.
 * @param read parses the fields; errors are by field, and the typed values are included
 * @param limitsOf which limits count for the parsed values
 */
export async function receivePrivateForm<Understood, Errors extends object, Values extends object>(
  { request, context, link }: PrivatePost,
  read: (form: FormData) => ParseResult<Understood, Errors, Values>,
  limitsOf: (understood: Understood) => FormName = () => "privatePage",
) {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refused(rejectPrivateForm(posted.status, { form: posted.message }, {}));
  const understood = read(posted.form);
  if (!understood.ok) return refused(rejectPrivateForm(422, understood.errors, understood.values));
  const stopped = await checkPrivateFormLimits(
    context.get(siteContext),
    context.get(clientIpContext),
    posted.form,
    link,
    limitsOf(understood),
  );
  if (stopped === null) return understood;
  const { status, message, retryAfterSeconds } = stopped;
  return refused(rejectPrivateForm(status, { form: message }, understood.values, retryAfterSeconds));
}

const refused = <Refusal>(refusal: Refusal) => ({ ok: false, refusal }) as const;
