import { data } from "react-router";

import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { loadWorkspace } from "#app/plan/shell/lazy-workspace.ts";
import { PlanOnDevice } from "#app/plan/shell/plan-on-device.tsx";
import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import { findTool, firstTool } from "#app/plan/shell/tools.ts";

import type { Route } from "./+types/plan";

/** The plan is an app with a header of its own. */
export const handle = { queryKeys: [], ownFrame: true } satisfies PageHandle;

function refuseUnknownTool(tool: string | undefined): null {
  if (findTool(tool) === null) throw data("The plan has no tool of this name.", { status: 404 });
  return null;
}

export const loader = ({ params }: Route.LoaderArgs) => refuseUnknownTool(params.tool);

// Navigating between tools requests nothing from the server, which may be out of reach.
export function clientLoader({ params }: Route.ClientLoaderArgs): null {
  // Not only once the page is there: a phone is slow to show it.
  void loadWorkspace();
  return refuseUnknownTool(params.tool);
}

/** The couple's plan, on this device. Its content is never part of what the server sends. */
export default function PlanRoute({ params }: Route.ComponentProps) {
  const tool = findTool(params.tool) ?? firstTool;
  return (
    <>
      <PageMetadata
        title="Your Wedding Plan"
        description="Plan a wedding in Calgary or Banff without an account. It saves on your phone as you type, even offline, and you share it with a private link."
        path="/plan"
        trail={[{ name: "Planning tools", path: "/planning-tools" }]}
      />
      <PlanOnDevice tool={tool} />
    </>
  );
}
