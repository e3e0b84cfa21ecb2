import { data } from "react-router";

import { privateHeaders, privateLinkNotFound } from "#app/messaging/private-links/private-page.server.ts";
import { siteContext } from "#app/messaging/request-context.ts";
import { drawPoster, posterAlt } from "#app/plan/server/wedding-page/page-poster.server.ts";
import { previewPage } from "#app/plan/server/wedding-page/preview-page.server.ts";
import { WeddingPageView } from "#app/plan/tools/wedding-page/guest-page/wedding-page-view.tsx";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";

import type { Route } from "./+types/wedding-page-preview";

export const handle = {
  queryKeys: ["household"],
  ownFrame: true,
  withoutScripts: true,
} satisfies PageHandle;

/** The draft of the wedding's page, for whoever may edit the plan. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const household = url.searchParams.get("household");
  const view = await previewPage(context.get(siteContext), params.key, household === "" ? null : household);
  if (view === null)
    throw privateLinkNotFound("There’s nothing to preview here. Open your plan and try again from there.");
  // The draft's poster has no address of its own.
  const svg = (await drawPoster(view.poster, "card")) ?? "";
  const src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  return data({ view, poster: { src, alt: posterAlt(view.poster) } }, { headers: privateHeaders });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function WeddingPagePreview({ loaderData }: Route.ComponentProps) {
  return <WeddingPageView {...loaderData} share={null} home={null} refused={null} />;
}
