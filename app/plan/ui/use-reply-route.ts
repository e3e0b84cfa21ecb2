import { replyRoute, type ReplyRoute } from "#app/plan/rules/rsvp/reply-route.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { usePlan, useRow } from "#app/plan/session/plan-provider.tsx";

import { useToday } from "./use-today.ts";

/** How households can change their replies. */
export function useReplyRoute(): ReplyRoute {
  const { here } = usePlan();
  const asked = useRow(rsvp, rsvpRowId);
  const { open: isOpen = false, until = null } = asked ?? {};
  return replyRoute({ isOnline: here.planId !== null, isOpen, until }, useToday());
}
