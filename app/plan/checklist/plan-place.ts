import { createContext, useContext } from "react";

import type { LinkToPlan } from "#app/plan/share/link-to-plan.ts";
import { toolPath } from "#app/plan/tool-path.ts";
import { tools } from "#app/plan/tools.ts";

/** The private link that the plan was opened with, for tasks that send to another tool of it. */
export const LinkOfPlan = createContext<LinkToPlan | null>(null);

/** Name and path of another tool of the open plan; null where it has none of that id. */
export function useToolOfPlan(id: string | undefined): { name: string; path: string } | null {
  const link = useContext(LinkOfPlan);
  const tool = tools.find((known) => known.id === id);
  return tool === undefined ? null : { name: tool.name, path: toolPath(tool.id, link) };
}
