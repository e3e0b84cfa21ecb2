import type { Refusal } from "#app/messaging/forms/form-rejection.ts";
import type { Site } from "#server/site.ts";

import type { HouseholdView } from "#app/plan/projections/household-view.ts";
import { openHousehold } from "#app/plan/rsvp/keep-answer.server.ts";
import { readCode } from "#app/plan/server/links/household-code.ts";
import { showCode } from "#app/plan/rsvp/show-code.ts";

type Found =
  | { ok: true; code: string; theme: HouseholdView["theme"] }
  | ({ ok: false; typed: string } & Pick<Refusal, "status" | "message" | "retryAfterSeconds">);

/** Finds the page of a code that somebody typed. */
export async function findHousehold(
  form: FormData,
  site: Pick<Site, "database" | "guard" | "planWork">,
  address: string,
): Promise<Found> {
  const given = form.get("code");
  const typed = typeof given === "string" ? given.slice(0, 40) : "";
  const stopped = await site.guard.admit({ form: "household", address, fields: form });
  if (stopped !== null) return { ok: false, typed, ...stopped };
  const code = readCode(typed);
  if (code === null)
    return { ok: false, typed, status: 422, message: "a code has twelve letters and digits in three groups" };
  const open = await openHousehold(site, code);
  return open === null
    ? {
        ok: false,
        typed,
        status: 422,
        message: "this code opens no invitation: look at it once more, or ask the couple",
      }
    : { ok: true, code: showCode(code), theme: open.view.theme };
}
