import { useEffect } from "react";
import { data, isRouteErrorResponse } from "react-router";

import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { DeadPlanLink } from "#app/plan/shell/invalid-plan-link.tsx";
import { PlanFromLink } from "#app/plan/shell/plan-from-link.tsx";
import { PlanHero } from "#app/plan/shell/plan-hero.tsx";
import type { LinkToPlan } from "#app/plan/share/link-to-plan.ts";
import { openPlanLink } from "#app/plan/server/links/plan-links.server.ts";
import { receiveLinkChange } from "#app/plan/share/receive-link-change.server.ts";
import { toolOf, tools } from "#app/plan/tools.ts";
import {
  headersOfPrivatePage,
  opensNothing,
  privateHeaders,
} from "#app/private-links/private-page.server.ts";
import { keepTyped } from "#app/messaging/private-links/failed-submission.ts";
import { ErrorView } from "#app/site/frame/error-view.tsx";
import { siteContext } from "#server/site.ts";

import type { Route } from "./+types/kept-plan";

const gone = () =>
  opensNothing("This link opens no plan (any more). Whoever shared it can send you the new one.");

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await openPlanLink(context.get(siteContext), params.key);
  if (link === null || toolOf(params.tool) === null) throw gone();
  return data({ ...link, key: params.key }, { headers: privateHeaders });
}

export async function action(post: Route.ActionArgs) {
  const link = await openPlanLink(post.context.get(siteContext), post.params.key);
  // Whoever may only look or propose is told no more than whoever has no link.
  if (link?.role !== "edit") throw gone();
  return receiveLinkChange(post, link);
}

let opened: LinkToPlan | null = null;

/** From tool to tool nothing is asked of the server: there may be no way to it. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<LinkToPlan> {
  if (opened?.key === params.key && toolOf(params.tool) !== null) return opened;
  return serverLoader();
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const before = opened;
  // Links may be other ones afterwards.
  opened = null;
  return keepTyped(serverAction, () => (opened = before));
}

export const headers = headersOfPrivatePage;

/** A link that opens nothing has a page of its own: the device may still have the plan. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return isRouteErrorResponse(error) && error.status === 404 && params.key !== undefined ? (
    <DeadPlanLink planKey={params.key} />
  ) : (
    <ErrorView error={error} />
  );
}

export default function KeptPlanRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  useEffect(() => {
    opened = loaderData;
  }, [loaderData]);
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
