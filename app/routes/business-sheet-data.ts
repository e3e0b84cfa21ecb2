import { openVendorSheet } from "#app/plan/server/vendor-sheet.server.ts";
import { privateHeaders } from "#app/messaging/private-links/private-page.server.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/business-sheet-data";

/** A business's current sheet, for its page that stays open on the day. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const sheet = await openVendorSheet(context.get(siteContext), params.key);
  return Response.json(sheet, { status: sheet === null ? 404 : 200, headers: privateHeaders });
}
