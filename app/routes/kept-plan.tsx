import { data } from "react-router";

import { readPostedForm } from "#app/letterbox/read-post.server.ts";
import { PageMetadata } from "#app/page-metadata/page-metadata.tsx";
import { PlanFromLink } from "#app/plan/plan-from-link.tsx";
import { PlanHero } from "#app/plan/plan-hero.tsx";
import { changePlanLinks, openPlanLink, readLinkChange } from "#app/plan/share/plan-links.server.ts";
import { toolOf, tools } from "#app/plan/tools.ts";
import {
  admitPrivately,
  privateHeaders,
  redirectInTheme,
  refusePrivately,
} from "#app/private-links/private-page.server.ts";
import { clientAddressContext, siteContext } from "#server/site.ts";

import type { Route } from "./+types/kept-plan";

const gone = () =>
  data("This link opens no plan (any more). Whoever shared it can send you the new one.", { status: 404 });

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await openPlanLink(context.get(siteContext), params.key);
  if (link === null || toolOf(params.tool) === null) throw gone();
  return data({ ...link, key: params.key }, { headers: privateHeaders });
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const site = context.get(siteContext);
  const link = await openPlanLink(site, params.key);
  // Whoever may only look or propose is told no more than whoever has no link.
  if (link?.role !== "edit") throw gone();
  const posted = await readPostedForm(request);
  if (!posted.ok) return refusePrivately(posted.status, { form: posted.message }, {});
  const change = readLinkChange(posted.form);
  if (change === null) return refusePrivately(422, { form: "choose what to do" }, {});
  const address = context.get(clientAddressContext);
  const stopped = await admitPrivately(site, address, posted.form, `plan ${link.planId}`);
  if (stopped !== null)
    return refusePrivately(stopped.status, { form: stopped.message }, {}, stopped.retryAfterSeconds);
  const key = await changePlanLinks(site, link.planId, change);
  return redirectInTheme(key === null ? "/plan?done=deleted" : `/plans/${key}/share?done=rotated`, url);
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders.has("Cache-Control") ? actionHeaders : loaderHeaders;
}

export default function KeptPlanRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <>
      <PageMetadata title="Your Wedding Plan" description="A private page." path={null} noIndex />
      <PlanHero />
      <PlanFromLink
        key={loaderData.planId}
        tool={toolOf(params.tool) ?? tools[0]}
        link={loaderData}
        error={actionData?.errors.form}
      />
    </>
  );
}
