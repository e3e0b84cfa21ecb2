import { useCallback, useState, type MouseEvent } from "react";

import type { ToolId } from "#app/plan/ui/tool-ids.ts";

/** The pressed tool, until it is shown: a long guest list takes a moment, and its press shows at once. */
export type PressedTool = {
  pressed: ToolId | null;
  press: (tool: ToolId, event: MouseEvent) => void;
};

/** @param tool the shown one */
export function usePressedTool(tool: ToolId): PressedTool {
  const [way, setWay] = useState<{ from: ToolId; to: ToolId } | null>(null);
  if (way !== null && way.from !== tool) setWay(null);
  const press = useCallback(
    (to: ToolId, event: MouseEvent) => {
      if (to !== tool && !opensElsewhere(event)) setWay({ from: tool, to });
    },
    [tool],
  );
  return { pressed: way?.from === tool ? way.to : null, press };
}

/** Whether the browser opens the link in another tab or window. */
const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
