import { lazy, type ComponentType, type LazyExoticComponent } from "react";

import { formerToolIds, toolNames, type ToolId } from "#app/plan/ui/tool-ids.ts";
import type { ToolProps } from "#app/plan/ui/tool-props.ts";

export type Tool = { id: ToolId; name: string; View: LazyExoticComponent<ComponentType<ToolProps>> };

/** Each tool is a chunk of its own, loaded when it is opened. */
const views: Record<ToolId, Tool["View"]> = {
  today: lazy(() => import("#app/plan/shell/today/today-tool.tsx")),
  checklist: lazy(() => import("#app/plan/tools/checklist/checklist-tool.tsx")),
  budget: lazy(() => import("#app/plan/tools/budget/budget-tool.tsx")),
  guests: lazy(() => import("#app/plan/tools/guests/guests-tool.tsx")),
  rsvp: lazy(() => import("#app/plan/tools/rsvp/rsvp-tool.tsx")),
  schedule: lazy(() => import("#app/plan/tools/schedule/schedule-tool.tsx")),
  day: lazy(() => import("#app/plan/tools/day/day-tool.tsx")),
  seating: lazy(() => import("#app/plan/tools/seating/seating-tool.tsx")),
  shortlist: lazy(() => import("#app/plan/tools/shortlist/shortlist-tool.tsx")),
  proposals: lazy(() => import("#app/plan/tools/family/family-tool.tsx")),
  details: lazy(() => import("#app/plan/tools/start/start-tool.tsx")),
  share: lazy(() => import("#app/plan/tools/share/share-tool.tsx")),
};

const toolOf = ({ id, name }: (typeof toolNames)[number]): Tool => ({ id, name, View: views[id] });

/** The tool of a plan's own URL. */
export const firstTool = toolOf(toolNames[0]);

/** The tool of a URL; the first one where it names none. @returns null for a name that no tool has */
export function findTool(id: string | undefined): Tool | null {
  if (id === undefined) return firstTool;
  const present = formerToolIds[id] ?? id;
  const named = toolNames.find((tool) => tool.id === present);
  return named === undefined ? null : toolOf(named);
}
