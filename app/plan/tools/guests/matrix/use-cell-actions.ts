import { useCallback, useState, type KeyboardEvent, type MouseEvent } from "react";

import { viewGrid } from "#app/plan/document/plan-grid.ts";
import { peopleOf } from "#app/plan/guests/guest-limit.ts";
import { invitations, packInvitation, type Invitation } from "#app/plan/guests/guest-tables.ts";
import { showInvitation } from "#app/plan/guests/invitation-text.ts";
import type { Household } from "#app/plan/tools/guests/merge-household.ts";
import { useFill, useMayEdit, usePlan } from "#app/plan/session/plan-provider.tsx";

import { cellOf } from "./use-grid-focus.ts";

/** A cell that is typed into, and what was typed already. */
export type Typing = { household: string; event: string; text: string };

/** What presses and keys do in the cells; the whole table listens, so that a cell is an element and no more. */
export function useCellActions(
  shown: readonly Household[],
  events: readonly { id: string }[],
  open: (household: string) => void,
) {
  const { document } = usePlan();
  const mayEdit = useMayEdit();
  const fill = useFill(invitations);
  const [typing, setTyping] = useState<Typing | null>(null);

  const put = useCallback(
    (household: string, event: string, invitation: Invitation | null) =>
      fill(household, event, invitation === null ? null : packInvitation(invitation)),
    [fill],
  );
  const find = (target: EventTarget) => {
    if (target instanceof HTMLInputElement) return null;
    const at = cellOf(target);
    const [household, event] = at === null ? [] : [shown[at.row], events[at.column - 1]];
    if (household === undefined || event === undefined) return null;
    const invitation = viewGrid(invitations, document).row(household.id).get(event.id);
    return { household, event: event.id, invitation };
  };
  type Found = NonNullable<ReturnType<typeof find>>;
  const press = ({ household, event, invitation }: Found) => {
    // An answer that is there is not lost by a press: it opens the household.
    if (!mayEdit || (invitation !== undefined && invitation.coming !== null)) open(household.id);
    else
      put(
        household.id,
        event,
        invitation === undefined ? { invited: peopleOf(household), coming: null } : null,
      );
  };
  const onClick = ({ target }: MouseEvent) => {
    const cell = find(target);
    if (cell !== null) return press(cell);
    const named = target instanceof Element && target.closest(".matrix__name button") ? cellOf(target) : null;
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
    else if (event.key === "F2") type(cell.invitation === undefined ? "" : showInvitation(cell.invitation));
    else if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === "Delete" || event.key === "Backspace") put(cell.household.id, cell.event, null);
    else return;
    event.preventDefault();
  };
  const endTyping = useCallback(() => setTyping(null), []);
  return { typing, endTyping, put, onClick, onKeyDown };
}
