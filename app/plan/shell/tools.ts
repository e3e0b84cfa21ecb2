import { formerToolIds, toolNames, type ToolId } from "#app/plan/ui/tool-ids.ts";

export type Tool = { id: ToolId; name: string };

/** The tool of a plan's own URL. */
export const firstTool: Tool = toolNames[0];

/** The tool of a URL; the first one where it names none. @returns null for a name that no tool has */
export function findTool(id: string | undefined): Tool | null {
  if (id === undefined) return firstTool;
  const present = formerToolIds[id] ?? id;
  return toolNames.find((tool) => tool.id === present) ?? null;
}
