import { useMemo } from "react";

import { households } from "#app/plan/schema/guests.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";

import { commentTopics } from "./comment-topics.ts";

/** The topics of this plan that can be commented on. */
export function useCommentTopics(): ReturnType<typeof commentTopics> {
  const held = useSortedEvents();
  const invited = useRows(households);
  return useMemo(() => commentTopics(held, invited), [held, invited]);
}
