import { useEffect } from "react";
import { data, isRouteErrorResponse } from "react-router";

import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { InvalidPlanLink } from "#app/plan/shell/invalid-plan-link.tsx";
import { loadWorkspace } from "#app/plan/shell/lazy-workspace.ts";
import { PlanFromLink } from "#app/plan/shell/plan-from-link.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { openPlanLink } from "#app/plan/server/links/plan-links.server.ts";
import { handleLinkChange } from "#app/plan/server/links/handle-link-change.server.ts";
import { findTool, firstTool } from "#app/plan/shell/tools.ts";
import {
  privatePageHeaders,
  privateLinkNotFound,
  privateHeaders,
} from "#app/messaging/private-links/private-page.server.ts";
import { submitKeepingInput } from "#app/messaging/private-links/failed-submission.ts";
import { PageFrame } from "#app/site/frame/page-frame.tsx";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { ErrorView } from "#app/site/frame/error-view.tsx";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/saved-plan";

/** The plan is an app with a header of its own. */
export const handle = { queryKeys: [], ownFrame: true } satisfies PageHandle;

const gone = () =>
  privateLinkNotFound(
    "This link doesn’t open a plan any more. Ask the person who shared it for the new one.",
  );

export async function loader({ context, params }: Route.LoaderArgs) {
  const link = await openPlanLink(context.get(siteContext), params.key);
  if (link === null || findTool(params.tool) === null) throw gone();
  return data({ ...link, key: params.key }, { headers: privateHeaders });
}

export async function action(post: Route.ActionArgs) {
  const link = await openPlanLink(post.context.get(siteContext), post.params.key);
  // A link to view or to propose gets no more than a client without a link.
  if (link?.role !== "edit") throw gone();
  return handleLinkChange(post, link);
}

let opened: PrivatePlanLink | null = null;

/** Navigating between tools requests nothing from the server, which may be out of reach. */
export async function clientLoader({
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<PrivatePlanLink> {
  void loadWorkspace();
  if (opened?.key === params.key && findTool(params.tool) !== null) return opened;
  return serverLoader();
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const before = opened;
  // The links may have changed afterwards.
  opened = null;
  return submitKeepingInput(serverAction, () => (opened = before));
}

export const headers = privatePageHeaders;

/** An invalid link has its own page: the device may still have the plan. */
export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return (
    <PageFrame>
      {isRouteErrorResponse(error) && error.status === 404 && params.key !== undefined ? (
        <InvalidPlanLink planKey={params.key} />
      ) : (
        <ErrorView error={error} />
      )}
    </PageFrame>
  );
}

export default function SavedPlanRoute({ loaderData, actionData, params }: Route.ComponentProps) {
  useEffect(() => {
    opened = loaderData;
  }, [loaderData]);
  return (
    <>
      <PageMetadata title="Your Wedding Plan" description="A private page." path={null} noIndex />
      <PlanFromLink
        key={loaderData.planId}
        tool={findTool(params.tool) ?? firstTool}
        link={loaderData}
        error={actionData?.errors.form}
      />
    </>
  );
}
