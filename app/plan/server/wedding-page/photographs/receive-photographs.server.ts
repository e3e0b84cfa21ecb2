import { formResponseHeaders } from "#app/messaging/forms/form-rejection.ts";
import { textValues } from "#app/messaging/forms/form-values.ts";
import { readPostedForm } from "#app/messaging/forms/read-posted-form.server.ts";
import { normalizeLine } from "#app/messaging/forms/text-schemas.ts";
import {
  busySeconds,
  encodeSentPicture,
  withSenderPlace,
} from "#app/messaging/pictures/receive-pictures.server.ts";
import { checkPrivateFormLimits, privateHeaders } from "#app/messaging/private-links/private-page.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { longestPhotographAlt, maxPhotographs } from "#app/plan/rules/wedding-page/photograph-limits.ts";
import { openPlanLink } from "#app/plan/server/links/plan-links.server.ts";

import { addPhotograph, changePhotograph, readPhotographs } from "./photograph-rows.server.ts";

type Refusal = { status: number; message: string; retryAfterSeconds?: number | undefined };

const refuse = ({ status, message, retryAfterSeconds }: Refusal) =>
  Response.json(
    { errors: { form: message } },
    { status, headers: { ...privateHeaders, ...formResponseHeaders({ ok: false, retryAfterSeconds }) } },
  );

const noPlan = { status: 404, message: "This link does not open the plan any more." };

/** @returns the plan that a link to edit opens; nobody else sees photographs of a draft */
export async function planToEdit(
  site: Pick<Site, "database" | "secret">,
  key: string,
): Promise<string | null> {
  const link = await openPlanLink(site, key);
  return link?.role === "edit" ? link.planId : null;
}

/** All photographs of a plan's page, for who may edit it. */
export async function listPhotographs(site: Site, key: string): Promise<Response> {
  const planId = await planToEdit(site, key);
  return planId === null ? refuse(noPlan) : list(site, planId);
}

async function list({ database }: Site, planId: string): Promise<Response> {
  return Response.json({ photographs: await readPhotographs(database, planId) }, { headers: privateHeaders });
}

/** Adds a photograph, describes, moves or removes one; answers with all of them. */
export async function receivePhotographs(
  site: Site,
  request: Request,
  key: string,
  clientIp: string,
): Promise<Response> {
  const planId = await planToEdit(site, key);
  if (planId === null) return refuse(noPlan);
  return (
    (await withSenderPlace(() => receive(site, request, planId, clientIp))) ??
    refuse({
      status: 503,
      message: "We’re very busy right now. Please send it again in a minute.",
      retryAfterSeconds: busySeconds,
    })
  );
}

async function receive(site: Site, request: Request, planId: string, clientIp: string): Promise<Response> {
  const posted = await readPostedForm(request, { files: true });
  if (!posted.ok) return refuse(posted);
  const { form } = posted;
  const stopped = await checkPrivateFormLimits(site, clientIp, form, `photographs of ${planId}`, "pictures");
  if (stopped !== null) return refuse(stopped);
  const wrong = form.get("what") === "add" ? await add(site, planId, form) : await change(site, planId, form);
  return wrong === null ? list(site, planId) : refuse({ status: 422, message: wrong });
}

/** @returns why it is not added, or null */
async function add({ database }: Site, planId: string, form: FormData): Promise<string | null> {
  const file = form.get("photograph");
  if (!(file instanceof File) || file.size === 0) return "Choose a photograph.";
  const made = await encodeSentPicture(file);
  if (!made.ok) return made.error;
  const added = await addPhotograph(database, planId, made.picture);
  return added === "full" ? `there are ${maxPhotographs} photographs already: remove one first` : null;
}

async function change({ database }: Site, planId: string, form: FormData): Promise<string | null> {
  const [what] = textValues(form, "what");
  const [hash = ""] = textValues(form, "hash");
  const alt = normalizeLine(textValues(form, "alt")[0] ?? "");
  if (what === "words" && alt.length > longestPhotographAlt)
    return `Keep the description under ${longestPhotographAlt + 1} characters.`;
  if (what !== "words" && what !== "earlier" && what !== "later" && what !== "remove")
    return "We couldn’t read this form. Please reload the page.";
  const isThere = await changePhotograph(
    database,
    planId,
    what === "words" ? { what, hash, alt } : { what, hash },
  );
  return isThere ? null : "This photograph is gone. Reload the page.";
}
