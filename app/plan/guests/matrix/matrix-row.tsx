import { memo } from "react";

import { peopleOf } from "#app/plan/guests/guest-limit.ts";
import { invitations, packInvitation, type Invitation } from "#app/plan/guests/guest-tables.ts";
import { tierNames } from "#app/plan/guests/guest-words.ts";
import type { Household } from "#app/plan/guests/merged-household.ts";
import { useFill, useGridRow } from "#app/plan/session/plan-provider.tsx";

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
  open: (household: string) => void;
  mayEdit: boolean;
};

/** One household: only its row is drawn anew when an invitation of it changes. */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { household, events, at, top, active, isLatest, claimFocus, setActive, open, mayEdit } = props;
  const { id, name, people, tier, tags } = household;
  const row = useFocusOnCell(active, claimFocus);
  const cells = useGridRow(invitations, id);
  const fill = useFill(invitations);
  const put = (event: string, invitation: Invitation | null) =>
    fill(id, event, invitation === null ? null : packInvitation(invitation));
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
          people={peopleOf(household)}
          isActive={active === column + 1}
          focused={() => setActive({ row: at, column: column + 1 })}
          put={(invitation) => put(event.id, invitation)}
          open={() => open(id)}
          mayEdit={mayEdit}
        />
      ))}
    </tr>
  );
});
