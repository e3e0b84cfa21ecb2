import type { KeyboardEvent, ReactNode } from "react";

import type { Invitation } from "#app/plan/guests/guest-tables.ts";
import { describeInvitation, showInvitation } from "#app/plan/guests/invitation-text.ts";

type MatrixCellProps = {
  invitation: Invitation | undefined;
  isActive: boolean;
  mayEdit: boolean;
  focused: () => void;
  press: () => void;
  empty: () => void;
  /** A number begins to be typed. */
  type: (text: string) => void;
  /** The field that is typed into; null where nobody types. */
  field: ReactNode;
};

/**
 * Whether a household is invited to an event, and how many of it come. It is one element with one text and
 * without a state of its own: a scroll draws a hundred of them.
 */
export function MatrixCell(props: MatrixCellProps) {
  const { invitation, isActive, mayEdit, focused, press, empty, type, field } = props;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter" || event.key === " ") press();
    else if (!mayEdit) return;
    else if (event.key === "F2") type(invitation === undefined ? "" : showInvitation(invitation));
    else if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === "Delete" || event.key === "Backspace") empty();
    else return;
    event.preventDefault();
  };
  if (field !== null) return <td className="matrix__cell">{field}</td>;
  return (
    <td
      className="matrix__cell"
      tabIndex={isActive ? 0 : -1}
      aria-label={describeInvitation(invitation)}
      data-answer={answerOf(invitation)}
      onClick={press}
      onKeyDown={onKeyDown}
      onFocus={focused}
    >
      {invitation === undefined ? "–" : showInvitation(invitation)}
    </td>
  );
}

function answerOf(invitation: Invitation | undefined): string | undefined {
  if (invitation === undefined) return undefined;
  if (invitation.coming === null) return "waiting";
  return invitation.coming === 0 ? "none" : "coming";
}
