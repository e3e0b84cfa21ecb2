import { lazy } from "react";

import type { ToolProps } from "#app/plan/ui/tool-props.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { StartPlan } from "#app/plan/tools/start/start-plan.tsx";

import TodayTool from "./today/today-tool.tsx";
import type { Tool } from "./tools.ts";
import { useIsEmptyPlan } from "./use-is-empty-plan.ts";

/** One chunk for all: in chunks of their own, the tools would need thirty small files each for what they share. */
const OtherTool = lazy(() => import("./other-tool.tsx"));

/** The open tool; an empty plan begins with its first questions in place of Today. */
export function ToolView({ tool: { id }, ...props }: ToolProps & { tool: Tool }) {
  const isEmpty = useIsEmptyPlan();
  const mayEdit = useCanEdit();
  if (id !== "today") return <OtherTool id={id} {...props} />;
  return isEmpty && mayEdit ? <StartPlan /> : <TodayTool {...props} />;
}
