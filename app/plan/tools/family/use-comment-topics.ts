import { useMemo } from "react";

import { events } from "#app/plan/schema/wedding.schema.ts";
import { households } from "#app/plan/schema/guests.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { sortEvents } from "#app/plan/rules/wedding-events.ts";

import { commentTopics } from "./comment-topics.ts";

/** The topics of this plan that can be commented on. */
export function useCommentTopics(): ReturnType<typeof commentTopics> {
  const held = useRows(events);
  const invited = useRows(households);
  return useMemo(() => commentTopics(sortEvents(held), invited), [held, invited]);
}
