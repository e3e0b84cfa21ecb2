import { useEffect, useState } from "react";

import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { useMyName } from "#app/plan/session/display-name.ts";

import { othersWhoLook } from "#app/plan/presence/lookers.ts";

/** Tells the others which tool is open here, and hears what they look at. */
export function useLookers(tool: string): ReturnType<typeof othersWhoLook> {
  const { connection } = usePlan();
  const name = useMyName() ?? "";
  const [others, setOthers] = useState<ReturnType<typeof othersWhoLook>>([]);
  const awareness = connection?.provider.awareness ?? null;
  useEffect(() => {
    awareness?.setLocalState({ looker: { name, tool } });
  }, [awareness, name, tool]);
  useEffect(() => {
    if (awareness === null) return;
    const hear = () => setOthers(othersWhoLook(awareness.getStates(), awareness.clientID));
    awareness.on("change", hear);
    return () => awareness.off("change", hear);
  }, [awareness]);
  return others;
}
