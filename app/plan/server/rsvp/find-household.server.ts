import type { Say } from "#app/languages/translate.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { rejectionIn } from "#app/messaging/private-links/rejection-in-words.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { HouseholdView } from "#app/plan/projections/household-view.ts";
import { openHouseholdPage } from "./save-reply.server.ts";
import { parseHouseholdCode } from "#app/plan/server/links/household-code.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";

type Found =
  | { ok: true; code: string; theme: HouseholdView["theme"] }
  | ({ ok: false; typed: string; message: string } & Pick<FormRejection, "status" | "retryAfterSeconds">);

/** Finds the page of a typed code. */
export async function findHousehold(
  form: FormData,
  site: Pick<Site, "database" | "guard" | "planWork">,
  clientIp: string,
  say: Say<"code" | "form">,
): Promise<Found> {
  const given = form.get("code");
  const typed = typeof given === "string" ? given.slice(0, 40) : "";
  const stopped = await site.guard.admit({ form: "household", clientIp, fields: form });
  if (stopped !== null) return { ok: false, typed, ...stopped, message: rejectionIn(say, stopped) };
  const code = parseHouseholdCode(typed);
  if (code === null) return { ok: false, typed, status: 422, message: say("code", "misshapen") };
  const open = await openHouseholdPage(site, code);
  return open === null
    ? { ok: false, typed, status: 422, message: say("code", "unknown") }
    : { ok: true, code: formatHouseholdCode(code), theme: open.view.theme };
}
