import { memo, useState } from "react";

import { peopleOf } from "#app/plan/guests/guest-limit.ts";
import { invitations, packInvitation, type Invitation } from "#app/plan/guests/guest-tables.ts";
import { tierNames } from "#app/plan/guests/guest-words.ts";
import type { Household } from "#app/plan/guests/merged-household.ts";
import { useFill, useGridRow } from "#app/plan/session/plan-provider.tsx";

import { InvitationField } from "./invitation-field.tsx";
import { MatrixCell } from "./matrix-cell.tsx";
import { useFocusOnCell, type CellAt } from "./use-grid-focus.ts";

type MatrixRowProps = {
  household: Household;
  events: readonly { id: string; name: string }[];
  at: number;
  /** Of the row in the body, in pixels. */
  top: number;
  /** The column of the active cell; -1 where it is in another row. */
  active: number;
  isLatest: boolean;
  claimFocus: () => boolean;
  setActive: (cell: CellAt) => void;
  /** The focus goes back to a cell, now that it is there again. */
  refocus: (cell: CellAt) => void;
  open: (household: string) => void;
  mayEdit: boolean;
};

/** One household: only its row is drawn anew when an invitation of it changes. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { household, events, at, top, active, isLatest, claimFocus, setActive, refocus, open, mayEdit } =
    props;
  const { id, name, people, tier, tags } = household;
  const row = useFocusOnCell(active, claimFocus);
  const cells = useGridRow(invitations, id);
  const fill = useFill(invitations);
  const [typing, setTyping] = useState<{ event: string; text: string } | null>(null);
  const put = (event: string, invitation: Invitation | null) =>
    fill(id, event, invitation === null ? null : packInvitation(invitation));
  const press = (event: string) => {
    const invitation = cells.get(event);
    // An answer that is there is not lost by a press: it opens the household.
    if (!mayEdit || (invitation !== undefined && invitation.coming !== null)) open(id);
    else put(event, invitation === undefined ? { invited: peopleOf(household), coming: null } : null);
  };
  return (
    <tr
      ref={row}
      aria-rowindex={at + 2}
      className="matrix__row"
      data-latest={isLatest || undefined}
      style={{ transform: `translateY(${top}px)` }}
    >
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is the name of the household */}
      <th scope="row" className="matrix__name">
        <button
          type="button"
          tabIndex={active === 0 ? 0 : -1}
          onClick={() => open(id)}
          onFocus={() => setActive({ row: at, column: 0 })}
        >
          <span className="matrix__household">{name === "" ? "No name yet" : name}</span>
          <small>
            {[people === null ? "how many?" : `${people}`, tier === null ? "" : tierNames[tier], ...tags]
              .filter((word) => word !== "")
              .join(" · ")}
          </small>
        </button>
      </th>
      {events.map((event, column) => (
        <MatrixCell
          key={event.id}
          invitation={cells.get(event.id)}
          isActive={active === column + 1}
          mayEdit={mayEdit}
          focused={() => setActive({ row: at, column: column + 1 })}
          press={() => press(event.id)}
          empty={() => put(event.id, null)}
          type={(text) => setTyping({ event: event.id, text })}
          field={
            typing?.event === event.id ? (
              <InvitationField
                begun={typing.text}
                people={peopleOf(household)}
                put={(invitation) => put(event.id, invitation)}
                close={(byKey) => {
                  setTyping(null);
                  if (byKey) refocus({ row: at, column: column + 1 });
                }}
              />
            ) : null
          }
        />
      ))}
    </tr>
  );
});
