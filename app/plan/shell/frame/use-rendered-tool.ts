import { useSyncExternalStore } from "react";

import { toolNames, type ToolId } from "#app/plan/ui/tool-ids.ts";

const never = () => () => {};

/**
 * The open tool; until hydration the one that the page in the document was rendered for. Without a signal every tool
 * opens from the stored page of Today (offline/build-files.ts), and React hydrates only what it finds: it would leave
 * Today marked, and render a tool with tabs a second time.
 */
export function useRenderedTool(tool: ToolId): ToolId {
  return useSyncExternalStore(
    never,
    () => tool,
    () => (typeof document === "undefined" ? tool : (toolOfDocument() ?? tool)),
  );
}

function toolOfDocument(): ToolId | undefined {
  const rendered = document.querySelector<HTMLElement>(".plan-app")?.dataset["tool"];
  return toolNames.find(({ id }) => id === rendered)?.id;
}
