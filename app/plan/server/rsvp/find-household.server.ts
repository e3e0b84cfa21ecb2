import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import type { Site } from "#app/messaging/request-context.ts";

import type { HouseholdView } from "#app/plan/projections/household-view.ts";
import { openHouseholdPage } from "./save-reply.server.ts";
import { parseHouseholdCode } from "#app/plan/server/links/household-code.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";

type Found =
  | { ok: true; code: string; theme: HouseholdView["theme"] }
  | ({ ok: false; typed: string } & Pick<FormRejection, "status" | "message" | "retryAfterSeconds">);

/** Finds the page of a typed code. */
export async function findHousehold(
  form: FormData,
  site: Pick<Site, "database" | "guard" | "planWork">,
  address: string,
): Promise<Found> {
  const given = form.get("code");
  const typed = typeof given === "string" ? given.slice(0, 40) : "";
  const stopped = await site.guard.admit({ form: "household", address, fields: form });
  if (stopped !== null) return { ok: false, typed, ...stopped };
  const code = parseHouseholdCode(typed);
  if (code === null)
    return { ok: false, typed, status: 422, message: "a code has twelve letters and digits in three groups" };
  const open = await openHouseholdPage(site, code);
  return open === null
    ? {
        ok: false,
        typed,
        status: 422,
        message: "this code opens no invitation: look at it once more, or ask the couple",
      }
    : { ok: true, code: formatHouseholdCode(code), theme: open.view.theme };
}
