import { useMemo } from "react";

import { sentInvitations, type SentInvitation } from "#app/plan/schema/rsvp.schema.ts";
import type { Sending } from "#app/plan/rules/rsvp/sending-queue.ts";
import { useRowMutations, useRows } from "#app/plan/session/plan-provider.tsx";
import { useToday } from "#app/plan/ui/use-today.ts";

/** Which households were sent their link, and how to say so. */
export function useSentInvitations() {
  const rows = useRows(sentInvitations);
  const { put } = useRowMutations(sentInvitations);
  const today = useToday();
  const sent = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  return {
    sent,
    today,
    tick: (household: string, sending: Sending) =>
      put(household, sending === "invitation" ? { on: today } : { remindedOn: today }),
    untick: (household: string) => put(household, { on: null, remindedOn: null }),
    /** A tick that was a mistake: the household has its days of before the tick again. */
    takeBack: (household: string, before: SentInvitation | undefined) =>
      put(household, { on: before?.on ?? null, remindedOn: before?.remindedOn ?? null }),
  };
}
