import { useMemo } from "react";

import {
  resolveInvitation,
  suggestInvitation,
  type Invitation,
} from "#app/plan/rules/invitations/plan-invitation.ts";
import { invitationDesigns, saveTheDateId } from "#app/plan/schema/invitations.schema.ts";
import { wedding, weddingRowId, type EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";

/** @param event null for the save-the-date */
export function useInvitation(event: EventRow | null): Invitation {
  const couple = useRow(wedding, weddingRowId);
  const id = event?.id ?? saveTheDateId;
  const design = useRow(invitationDesigns, id);
  const suggested = useMemo(() => suggestInvitation(couple, event), [couple, event]);
  return useMemo(() => resolveInvitation(id, suggested, design), [id, suggested, design]);
}
