import { createContext, useContext } from "react";

import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { toolNames } from "#app/plan/ui/tool-ids.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";

/** The private link of the open plan, for tasks that link to another tool. */
export const PlanLinkContext = createContext<PrivatePlanLink | null>(null);

/** Name and path of another tool of the open plan; null for an unknown id. */
export function useToolLink(id: string | undefined): { name: string; path: string } | null {
  const link = useContext(PlanLinkContext);
  const tool = toolNames.find((known) => known.id === id);
  return tool === undefined ? null : { name: tool.name, path: toolPath(tool.id, link) };
}
