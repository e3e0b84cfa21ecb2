import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { parseHouseholdCode } from "#app/plan/server/links/household-code.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { viewForHousehold, type PublicPage } from "./open-page.server.ts";

type Opened =
  | { ok: true; code: string }
  | ({ ok: false; typed: string } & Pick<FormRejection, "status" | "message" | "retryAfterSeconds">);

/** Checks a code that a guest typed into the wedding's page: it opens this wedding's page alone. */
export async function openWithCode(
  site: Pick<Site, "database" | "guard" | "planWork" | "directory">,
  address: string,
  page: PublicPage,
  form: FormData,
): Promise<Opened> {
  const given = form.get("code");
  const typed = typeof given === "string" ? given.slice(0, 40) : "";
  const stopped = await site.guard.admit({ form: "household", address, fields: form });
  if (stopped !== null) return { ok: false, typed, ...stopped };
  const code = parseHouseholdCode(typed);
  if (code === null)
    return {
      ok: false,
      typed,
      status: 422,
      message: "A code has twelve letters and digits in three groups.",
    };
  if ((await viewForHousehold(site, page, code)) === null)
    return {
      ok: false,
      typed,
      status: 422,
      message: "This code doesn’t belong to this wedding. Check it once more, or ask the couple.",
    };
  return { ok: true, code: formatHouseholdCode(code) };
}
