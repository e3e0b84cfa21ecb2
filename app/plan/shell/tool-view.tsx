import { lazy } from "react";

import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";

import type { Tool } from "./tools.ts";
import { useIsEmptyPlan } from "./use-is-empty-plan.ts";

const StartPlan = lazy(async () => ({
  default: (await import("#app/plan/tools/start/start-plan.tsx")).StartPlan,
}));

/** The open tool; an empty plan begins with its first questions in place of Today. */
export function ToolView({ tool, ...props }: ToolProps & { tool: Tool }) {
  const isEmpty = useIsEmptyPlan();
  const mayEdit = useCanEdit();
  return tool.id === "today" && isEmpty && mayEdit ? <StartPlan /> : <tool.View {...props} />;
}
