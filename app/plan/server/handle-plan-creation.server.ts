import { z } from "zod";

import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { hashKey } from "#app/messaging/private-links/private-key.ts";
import { getOrCreateKey } from "#app/messaging/private-links/private-links.server.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { createPlan } from "#app/plan/repository/plan-repository.server.ts";

type Receipt =
  | { ok: true; status: number; planId: string; key: string }
  | ({ ok: false; errors: { form: string } } & Pick<FormRejection, "status" | "retryAfterSeconds">);

const refused = ({ status, message, retryAfterSeconds }: FormRejection): Receipt => ({
  ok: false,
  status,
  errors: { form: message },
  ...(retryAfterSeconds === undefined ? {} : { retryAfterSeconds }),
});

/** Creates a plan and the key to it; the same form again is the same plan. */
export async function handlePlanCreation(request: Request, site: Site, address: string): Promise<Receipt> {
  const posted = await readPostedForm(request);
  if (!posted.ok) return refused(posted);
  const formKey = z.uuid().safeParse(posted.form.get("formKey"));
  if (!formKey.success) return refused({ status: 422, message: "Reload the page and keep the plan again." });
  const stopped = await site.guard.admit({ form: "plan", address, fields: posted.form });
  if (stopped !== null) return refused(stopped);
  // As a hash: a repeated form gets the key again, so the form key is a secret, too.
  const planId = await createPlan(site.database, hashKey(formKey.data));
  return {
    ok: true,
    status: 201,
    planId,
    key: await getOrCreateKey(site.database, site.secret, "plan-edit", planId),
  };
}
