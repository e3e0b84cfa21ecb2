import { z } from "zod";

import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { hashKey } from "#app/messaging/private-links/private-key.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";

import { mailNewPlanLink } from "./links/mail-plan-link.server.ts";
import { parseMailRecipient } from "./links/parse-link-change.ts";

type Receipt =
  | { ok: true; status: number; planId: string; key: string }
  | ({ ok: false; errors: { form: string } | { email: string } } & Pick<
      FormRejection,
      "status" | "retryAfterSeconds"
    >);

const refused = ({ status, message, retryAfterSeconds }: FormRejection): Receipt => ({
  ok: false,
  status,
  errors: { form: message },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

/** What a form without an email asks for: only the plan. */
const noMail = { ok: true, email: null } as const;

/**
 * Creates a plan and the key to it, and mails its link where the form has an email; the same form again is
 * the same plan. Where the mail is refused, nothing is created: the couple asked for both.
 */
export async function handlePlanCreation(request: Request, site: Site, clientIp: string): Promise<Receipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refused(posted);
  const { form: fields } = posted;
  const formKey = z.uuid().safeParse(fields.get("formKey"));
  if (!formKey.success) return refused({ status: 422, message: "Reload the page and save the plan again." });
  const mail = fields.has("email") ? parseMailRecipient(fields) : noMail;
  if (!mail.ok) return { ok: false, status: 422, errors: { email: mail.errors.form } };
  const stopped =
    (await site.guard.admit({ form: "plan", clientIp, fields })) ??
    (mail.email === null
      ? null
      : await site.guard.admitMailbox({ form: "planMail", email: mail.email, fields }));
  if (stopped !== null) return refused(stopped);
  // As a hash: a repeated form gets the key again, so the form key is a secret, too.
  const planId = await createPlan(site.database, hashKey(formKey.data));
  const key = await getOrCreateKey(site.database, site.secret, "plan-edit", planId);
  if (mail.email !== null) await mailNewPlanLink(site, planId, mail.email);
  return { ok: true, status: 201, planId, key };
}
