import { memo } from "react";

import { householdSize } from "#app/plan/rules/guests/guest-limit.ts";
import type { InvitationCell, HouseholdRow } from "#app/plan/schema/guests.schema.ts";
import { tierNames } from "#app/plan/rules/guests/guest-labels.ts";
import { describeInvitation, formatInvitation } from "#app/plan/rules/guests/invitation-text.ts";
import { useHouseholdAnswers } from "#app/plan/ui/use-answers.ts";

import { InvitationField } from "./invitation-field.tsx";
import { rowHeight } from "./visible-rows.ts";
import type { CellEdit } from "./use-cell-actions.ts";

type MatrixRowProps = {
  /** Of the element. */
  id: string;
  household: HouseholdRow;
  events: readonly { id: string; name: string }[];
  at: number;
  /** The column of the active cell; -1 where it is in another row. */
  active: number;
  isLatest: boolean;
  /** Null where no cell of this row is edited. */
  typing: CellEdit | null;
  put: (household: HouseholdRow, event: string, invitation: InvitationCell | null) => void;
  /**
   * Editing has ended.
   * @param byKey the focus goes back to the cell
   */
  endTyping: (byKey: boolean) => void;
};

/**
 * One household: only its row is rendered again when one of its invitations changes. A cell is one element
 * with one text, without a state or a listener of its own: a scroll renders a hundred of them.
 */
export const MatrixRow = memo(function MatrixRow(props: MatrixRowProps) {
  const { id, household, events, at, active, isLatest, typing, put, endTyping } = props;
  const cells = useHouseholdAnswers(household.id);
  const { name, people, tier, tags } = household;
  return (
    <tr
      id={id}
      aria-rowindex={at + 2}
      className="matrix__row"
      data-latest={isLatest || undefined}
      style={{ transform: `translateY(${at * rowHeight}rem)` }}
    >
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is the name of the household */}
      <th scope="row" className="matrix__name">
        <button type="button" tabIndex={active === 0 ? 0 : -1}>
          <span className="matrix__household">{name === "" ? "No name yet" : name}</span>
          <small>
            {[people === null ? "how many?" : `${people}`, tier === null ? "" : tierNames[tier], ...tags]
              .filter((word) => word !== "")
              .join(" · ")}
          </small>
        </button>
      </th>
      {events.map((event, column) => {
        const invitation = cells.get(event.id);
        return typing?.event === event.id ? (
          <td key={event.id} className="matrix__cell">
            <InvitationField
              key={household.id}
              begun={typing.text}
              people={householdSize(household)}
              put={(typed) => put(household, event.id, typed)}
              close={endTyping}
            />
          </td>
        ) : (
          <td
            key={event.id}
            className="matrix__cell"
            tabIndex={active === column + 1 ? 0 : -1}
            aria-label={describeInvitation(invitation)}
            data-answer={answerOf(invitation)}
            data-open={invitation?.open !== undefined || undefined}
          >
            {invitation === undefined ? "–" : formatInvitation(invitation)}
          </td>
        );
      })}
    </tr>
  );
});

function answerOf(invitation: InvitationCell | undefined): string | undefined {
  if (invitation === undefined) return undefined;
  if (invitation.coming === null) return "waiting";
  return invitation.coming === 0 ? "none" : "coming";
}
