import { data } from "react-router";

import { openVendorSheet } from "#app/plan/server/vendor-sheet.server.ts";
import { PrivateLinkError } from "#app/messaging/private-links/private-link-error.tsx";
import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { privateHeaders, privateLinkNotFound } from "#app/messaging/private-links/private-page.server.ts";
import { siteContext } from "#app/messaging/request-context.ts";
import { VendorSheetView } from "#app/plan/tools/schedule/vendor-sheet/vendor-sheet-view.tsx";

import type { Route } from "./+types/business-plan-page";

export async function loader({ context, params }: Route.LoaderArgs) {
  const sheet = await openVendorSheet(context.get(siteContext), params.key);
  if (sheet === null) throw privateLinkNotFound("Ask the couple for a new one.");
  return data({ sheet }, { headers: privateHeaders });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** What a couple shows a business that it has booked: always the current plan. */
export default function BusinessPlanPage({ loaderData: { sheet }, params }: Route.ComponentProps) {
  return (
    <PrivatePageLayout
      title={sheet.title === "" ? "Your sheet for a wedding" : `Your sheet: ${sheet.title}`}
      sharedTitle="Your sheet for a wedding"
      eyebrow={sheet.title === "" ? "For a wedding" : sheet.title}
      heading={sheet.name === "" ? "Your sheet" : `For ${sheet.name}`}
    >
      <VendorSheetView sheetKey={params.key} first={sheet} />
    </PrivatePageLayout>
  );
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <PrivateLinkError error={error} />;
