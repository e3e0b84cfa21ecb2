import { lazy, Suspense, useEffect } from "react";
import { data, isRouteErrorResponse } from "react-router";

import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { InvalidPlanLink } from "#app/plan/shell/invalid-plan-link.tsx";
import { loadWorkspace } from "#app/plan/shell/lazy-workspace.ts";
import { PlanFrame } from "#app/plan/shell/frame/plan-frame.tsx";
import { PlanFromLink } from "#app/plan/shell/plan-from-link.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { readPlainSheet } from "#app/plan/server/read-plain-sheet.server.ts";
import { plainSheetName, type PlainSheet } from "#app/plan/projections/plain-sheets.ts";
import { plainSheetKey } from "#app/plan/ui/plain-sheet-path.ts";
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

// Here, since the style sheet of a component that is loaded late comes with its scripts.
import "#app/plan/shell/without-scripts/plain-sheet.css";

/** The plan is an app with a header of its own. */
export const handle = { queryKeys: [plainSheetKey], ownFrame: true } satisfies PageHandle;

const gone = () =>
  privateLinkNotFound(
    "This link doesn’t open a plan any more. Ask the person who shared it for the new one.",
  );

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const link = await openPlanLink(site, params.key);
  if (link === null || findTool(params.tool) === null) throw gone();
  const sheet = url.searchParams.has(plainSheetKey) ? await readPlainSheet(site, link, params.tool) : null;
  return data({ ...link, key: params.key, sheet }, { headers: privateHeaders });
}

export async function action(post: Route.ActionArgs) {
  const link = await openPlanLink(post.context.get(siteContext), post.params.key);
  // A link to view or to propose gets no more than a client without a link.
  if (link?.role !== "edit") throw gone();
  return handleLinkChange(post, link);
}

/** The link, and the sheet that a browser without scripts asks for. */
type OpenedPlan = PrivatePlanLink & { sheet: PlainSheet | null };

let opened: OpenedPlan | null = null;

/** The server alone renders it. */
const PlainSheetPage = lazy(() => import("#app/plan/shell/without-scripts/plain-sheet-page.tsx"));

/** Navigating between tools requests nothing from the server, which may be out of reach. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<OpenedPlan> {
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
  const tool = findTool(params.tool) ?? firstTool;
  const { sheet } = loaderData;
  return (
    <>
      <PageMetadata
        title={sheet === null ? "Your Wedding Plan" : plainSheetName(sheet)}
        sharedTitle="Your Wedding Plan"
        description="A private page."
        path={null}
        noIndex
      />
      {sheet === null ? (
        <PlanFromLink key={loaderData.planId} tool={tool} link={loaderData} error={actionData?.errors.form} />
      ) : (
        <PlanFrame tool={tool.id} link={loaderData} knownTitle={sheet.title}>
          <Suspense>
            <PlainSheetPage sheet={sheet} planKey={loaderData.key} />
          </Suspense>
        </PlanFrame>
      )}
    </>
  );
}
