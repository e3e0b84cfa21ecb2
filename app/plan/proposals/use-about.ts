import { useMemo } from "react";

import { events } from "#app/plan/document/wedding-tables.ts";
import { households } from "#app/plan/guests/guest-tables.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { inOrder } from "#app/plan/start/plan-events.ts";

import { whatToTalkAbout } from "#app/plan/tools/family/comment-topics.ts";

/** What of this plan can be commented on. */
export function useAbout(): ReturnType<typeof whatToTalkAbout> {
  const held = useRows(events);
  const invited = useRows(households);
  return useMemo(() => whatToTalkAbout(inOrder(held), invited), [held, invited]);
}
