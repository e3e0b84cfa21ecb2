import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

import type { EnquiryDetails } from "./read-enquiry.server.ts";

/** The absolute URL of the couple's page of an enquiry, in the theme that it was sent in. */
export async function couplePageUrl(
  site: Parameters<typeof privatePageUrl>[0],
  { id, theme }: Pick<EnquiryDetails, "id" | "theme">,
): Promise<string> {
  const { origin, pathname } = new URL(await privatePageUrl(site, "enquiry", String(id)));
  return `${origin}${withThemeParam(pathname, theme)}`;
}
