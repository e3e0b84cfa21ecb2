import { useRef, useState, type KeyboardEvent } from "react";

import type { Invitation } from "#app/plan/guests/guest-tables.ts";
import { describeInvitation, readInvitation, showInvitation } from "#app/plan/guests/invitation-text.ts";

type MatrixCellProps = {
  invitation: Invitation | undefined;
  /** How many the household is. */
  people: number;
  isActive: boolean;
  focused: () => void;
  put: (invitation: Invitation | null) => void;
  open: () => void;
  mayEdit: boolean;
};

/**
 * Whether a household is invited to an event, and how many of it come. One press invites or takes back, a
 * number says how many; an answer that is there is not lost by a press: it opens the household.
 */
export function MatrixCell({ invitation, people, isActive, focused, put, open, mayEdit }: MatrixCellProps) {
  const cell = useRef<HTMLTableCellElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const press = () => {
    if (!mayEdit || (invitation !== undefined && invitation.coming !== null)) open();
    else put(invitation === undefined ? { invited: people, coming: null } : null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (typed !== null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") press();
    else if (!mayEdit) return;
    else if (event.key === "F2") setTyped(invitation === undefined ? "" : showInvitation(invitation));
    else if (/^\d$/.test(event.key)) setTyped(event.key);
    else if (event.key === "Delete" || event.key === "Backspace") put(null);
    else return;
    event.preventDefault();
  };
  const read = typed === null ? undefined : typed.trim() === "" ? null : readInvitation(typed, people);
  /** Back to the cell, so that the arrow keys go on from there. */
  const close = () => {
    setTyped(null);
    cell.current?.focus();
  };
  return (
    <td
      ref={cell}
      className="matrix__cell"
      tabIndex={isActive ? 0 : -1}
      aria-label={describeInvitation(invitation)}
      data-invited={invitation !== undefined || undefined}
      data-answer={answerOf(invitation)}
      onClick={typed === null ? press : undefined}
      onKeyDown={onKeyDown}
      onFocus={focused}
    >
      {typed === null ? (
        invitation === undefined ? (
          <span aria-hidden="true">–</span>
        ) : (
          <span>
            {invitation.coming ?? invitation.invited}
            {invitation.coming !== null && <small> of {invitation.invited}</small>}
          </span>
        )
      ) : (
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the cell that was typed into
          autoFocus
          className="matrix__input"
          aria-label="How many are invited, or 3 of 4 who come"
          aria-invalid={read === undefined}
          maxLength={12}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={() => {
            if (read !== undefined) put(read);
            setTyped(null);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && read !== undefined) {
              put(read);
              close();
            } else if (event.key === "Escape") close();
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        />
      )}
    </td>
  );
}

function answerOf(invitation: Invitation | undefined): string | undefined {
  if (invitation === undefined || invitation.coming === null) return undefined;
  return invitation.coming === 0 ? "none" : invitation.coming < invitation.invited ? "some" : "all";
}
