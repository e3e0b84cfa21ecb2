import type { RouterContextProvider } from "react-router";

import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { Reading } from "#app/letterbox/reading.ts";
import type { FormName } from "#server/rate-limits.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import { admitPrivately, refusePrivately } from "./private-page.server.ts";

type PrivatePost = {
  request: Request;
  context: Readonly<RouterContextProvider>;
  /** What the link belongs to: so much is taken through one link. */
  link: string;
};

/**
 * Takes a form of a private page whose link is known to be good: reads it, and refuses what cannot be
 * understood and what comes too often. `refusal` is then the answer of the route.
 * @param read reads the fields; what is wrong is said by field, and what was typed comes along
 * @param limitsOf which limits count for what is understood
 */
export async function receivePrivatePost<Understood, Errors extends object, Values extends object>(
  { request, context, link }: PrivatePost,
  read: (form: FormData) => Reading<Understood, Errors, Values>,
  limitsOf: (understood: Understood) => FormName = () => "privatePage",
) {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refused(refusePrivately(posted.status, { form: posted.message }, {}));
  const understood = read(posted.form);
  if (!understood.ok) return refused(refusePrivately(422, understood.errors, understood.values));
  const stopped = await admitPrivately(
    context.get(siteContext),
    context.get(clientAddressContext),
    posted.form,
    link,
    limitsOf(understood),
  );
  if (stopped === null) return understood;
  const { status, message, retryAfterSeconds } = stopped;
  return refused(refusePrivately(status, { form: message }, understood.values, retryAfterSeconds));
}

const refused = <Refusal>(refusal: Refusal) => ({ ok: false, refusal }) as const;
