import type { Say } from "#app/languages/translate.ts";
import type { FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { rejectionIn } from "#app/messaging/private-links/rejection-in-words.ts";
import { formatHouseholdCode } from "#app/plan/rules/rsvp/format-household-code.ts";
import { parseHouseholdCode } from "#app/plan/server/links/household-code.ts";
import type { Site } from "#app/messaging/request-context.ts";

import { viewForHousehold, type PublicPage } from "./open-page.server.ts";

type Opened =
  | { ok: true; code: string }
  | ({ ok: false; typed: string; message: string } & Pick<FormRejection, "status" | "retryAfterSeconds">);

/** Checks a code that a guest typed into the wedding's page: it opens this wedding's page alone. */
export async function openWithCode(
  site: Pick<Site, "database" | "guard" | "planWork" | "directory">,
  clientIp: string,
  page: PublicPage,
  form: FormData,
  say: Say<"page" | "code" | "form">,
): Promise<Opened> {
  const given = form.get("code");
  const typed = typeof given === "string" ? given.slice(0, 40) : "";
  const stopped = await site.guard.admit({ form: "household", clientIp, fields: form });
  if (stopped !== null) return { ok: false, typed, ...stopped, message: rejectionIn(say, stopped) };
  const code = parseHouseholdCode(typed);
  if (code === null) return { ok: false, typed, status: 422, message: say("code", "misshapen") };
  if ((await viewForHousehold(site, page, code, null)) === null)
    return { ok: false, typed, status: 422, message: say("page", "otherWedding") };
  return { ok: true, code: formatHouseholdCode(code) };
}
