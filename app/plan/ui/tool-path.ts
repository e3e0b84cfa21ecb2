import { href } from "react-router";

import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { toolNames, type ToolId } from "./tool-ids.ts";

/** Path of a tool of this plan. */
export function toolPath(id: ToolId, link: PrivatePlanLink | null): string {
  const tool = id === toolNames[0].id ? {} : { tool: id };
  return link === null ? href("/plan/:tool?", tool) : href("/plans/:key/:tool?", { key: link.key, ...tool });
}
