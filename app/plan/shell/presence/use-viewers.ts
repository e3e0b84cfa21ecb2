import { useEffect, useState } from "react";

import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useDisplayName } from "#app/plan/session/display-name.ts";

import { otherViewers, viewerState } from "#app/plan/document/viewers.ts";

/** Tells the others which tool is open here, and hears what they look at. */
export function useViewers(tool: string): ReturnType<typeof otherViewers> {
  const { connection } = usePlan();
  const name = useDisplayName() ?? "";
  const [others, setOthers] = useState<ReturnType<typeof otherViewers>>([]);
  const awareness = connection?.provider.awareness ?? null;
  useEffect(() => {
    awareness?.setLocalState(viewerState({ name, tool }));
  }, [awareness, name, tool]);
  useEffect(() => {
    if (awareness === null) return;
    const hear = () => setOthers(otherViewers(awareness.getStates(), awareness.clientID));
    awareness.on("change", hear);
    return () => awareness.off("change", hear);
  }, [awareness]);
  return others;
}
