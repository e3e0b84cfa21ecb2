import { useState } from "react";

import type { InvitationCell } from "#app/plan/schema/guests.schema.ts";
import { parseInvitation } from "#app/plan/rules/guests/invitation-text.ts";

type InvitationFieldProps = {
  /** The text typed so far. */
  begun: string;
  /** The number that 'yes' means. */
  people: number;
  put: (invitation: InvitationCell | null) => void;
  /**
   * Editing has ended.
   * @param byKey the focus goes back to the cell
   */
  close: (byKey: boolean) => void;
};

/**
 * The field of a household's cell for the number of invited people; an invalid text stays until it is
 * corrected, or cancelled.
 */
export function InvitationField({ begun, people, put, close }: InvitationFieldProps) {
  const [typed, setTyped] = useState(begun);
  const read = typed.trim() === "" ? null : parseInvitation(typed, people);
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
