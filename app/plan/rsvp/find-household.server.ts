import type { Refusal } from "#app/letterbox/refusal.ts";
import type { Site } from "#server/site.ts";

import type { HouseholdView } from "./household-view.ts";
import { openHousehold } from "./keep-answer.server.ts";
import { readCode } from "./page-code.ts";
import { showCode } from "./show-code.ts";

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
