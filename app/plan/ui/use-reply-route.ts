import { replyRoute, type ReplyRoute } from "#app/plan/rules/rsvp/reply-route.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { usePlan, useRow } from "#app/plan/session/plan-provider.tsx";
import { useCutOff } from "#app/plan/session/use-cut-off.ts";

import { useToday } from "./use-today.ts";

/** How households can change their replies. */
export function useReplyRoute(): ReplyRoute {
  const { here } = usePlan();
  const isOnline = useCutOff() === null && here.planId !== null;
  const asked = useRow(rsvp, rsvpRowId);
  const { open: isOpen = false, until = null } = asked ?? {};
  return replyRoute({ isOnline, isOpen, until }, useToday());
}
