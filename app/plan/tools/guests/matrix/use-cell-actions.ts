import { useCallback, useState, type KeyboardEvent, type MouseEvent } from "react";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { householdSize, warnAboutInvited } from "#app/plan/rules/guests/guest-limit.ts";
import { invitations, type InvitationCell, type HouseholdRow } from "#app/plan/schema/guests.schema.ts";
import { formatInvitation } from "#app/plan/rules/guests/invitation-text.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { putInvitation } from "#app/plan/tools/guests/household/change-invitation.ts";
import { useToast } from "#app/site/frame/toasts.tsx";

import { cellPositionOf } from "./use-grid-focus.ts";

/** The edited cell, and the text typed so far. */
export type CellEdit = { household: string; event: string; text: string };

/** Pointer and key actions of the cells; the whole table listens, so that a cell is only an element. */
export function useCellActions(
  shown: readonly HouseholdRow[],
  events: readonly { id: string }[],
  open: (household: string) => void,
) {
  const { document } = usePlan();
  const mayEdit = useCanEdit();
  const toast = useToast();
  const [typing, setTyping] = useState<CellEdit | null>(null);

  const put = useCallback(
    (household: string, event: string, invitation: InvitationCell | null) =>
      putInvitation(document, household, event, invitation),
    [document],
  );
  const putTyped = useCallback(
    (household: HouseholdRow, event: string, invitation: InvitationCell | null) => {
      put(household.id, event, invitation);
      const description = invitation === null ? null : warnAboutInvited(invitation.invited, household);
      if (invitation !== null && description !== null)
        toast({ title: `${household.name}: ${invitation.invited} invited`, description });
    },
    [put, toast],
  );
  const find = (target: EventTarget) => {
    if (target instanceof HTMLInputElement) return null;
    const at = cellPositionOf(target);
    const [household, event] = at === null ? [] : [shown[at.row], events[at.column - 1]];
    if (household === undefined || event === undefined) return null;
    const invitation = viewGrid(invitations, document).row(household.id).get(event.id);
    return { household, event: event.id, invitation };
  };
  type Found = NonNullable<ReturnType<typeof find>>;
  const press = ({ household, event, invitation }: Found) => {
    // A press does not overwrite an answer: it opens the household.
    if (!mayEdit || (invitation !== undefined && invitation.coming !== null)) open(household.id);
    else
      put(
        household.id,
        event,
        invitation === undefined ? { invited: householdSize(household), coming: null } : null,
      );
  };
  const onClick = ({ target }: MouseEvent) => {
    const cell = find(target);
    if (cell !== null) return press(cell);
    const named =
      target instanceof Element && target.closest(".matrix__name button") ? cellPositionOf(target) : null;
    const household = named === null ? undefined : shown[named.row];
    if (household !== undefined) open(household.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = find(event.target);
    if (cell === null) return;
    const type = (text: string) => setTyping({ household: cell.household.id, event: cell.event, text });
    if (event.key === "Enter" || event.key === " ") press(cell);
    else if (!mayEdit) return;
    else if (event.key === "F2") type(cell.invitation === undefined ? "" : formatInvitation(cell.invitation));
    else if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === "Delete" || event.key === "Backspace") put(cell.household.id, cell.event, null);
    else return;
    event.preventDefault();
  };
  const endTyping = useCallback(() => setTyping(null), []);
  return { typing, endTyping, putTyped, onClick, onKeyDown };
}
