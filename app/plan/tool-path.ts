import type { LinkToPlan } from "./share/link-to-plan.ts";
import { tools, type ToolId } from "./tools.ts";

/** Where a tool of this plan is. */
export function toolPath(id: ToolId, link: LinkToPlan | null): string {
  const plan = link === null ? "/plan" : `/plans/${link.key}`;
  return id === tools[0].id ? plan : `${plan}/${id}`;
}
