import { href } from "react-router";

import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { formatShownRow, type ToolWithRows } from "./shown-row.ts";
import { toolNames, type ToolId } from "./tool-ids.ts";

/** Path of a tool of this plan. */
export function toolPath(id: ToolId, link: PrivatePlanLink | null): string {
  const tool = id === toolNames[0].id ? {} : { tool: id };
  return link === null ? href("/plan/:tool?", tool) : href("/plans/:key/:tool?", { key: link.key, ...tool });
}

/** Path of a tool that opens at one of its rows. */
export function rowPath(tool: ToolWithRows, row: string, link: PrivatePlanLink | null): string {
  return `${toolPath(tool, link)}${formatShownRow(row)}`;
}
