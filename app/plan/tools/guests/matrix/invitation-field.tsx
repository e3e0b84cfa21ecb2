import { useState } from "react";

import type { Invitation } from "#app/plan/guests/guest-tables.ts";
import { readInvitation } from "#app/plan/guests/invitation-text.ts";

type InvitationFieldProps = {
  /** What was typed already. */
  begun: string;
  /** How many 'yes' means. */
  people: number;
  put: (invitation: Invitation | null) => void;
  /** Typing is over. @param byKey the focus goes back to the cell */
  close: (byKey: boolean) => void;
};

/** How many of a household are invited, typed into its cell; what cannot be read stays until it can, or is given up. */
export function InvitationField({ begun, people, put, close }: InvitationFieldProps) {
  const [typed, setTyped] = useState(begun);
  const read = typed.trim() === "" ? null : readInvitation(typed, people);
  return (
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
        close(false);
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && read !== undefined) put(read);
        else if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
        close(true);
      }}
    />
  );
}
