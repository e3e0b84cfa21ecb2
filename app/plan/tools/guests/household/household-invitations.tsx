import { invitations, packInvitation, type Invitation } from "#app/plan/guests/guest-tables.ts";
import { peopleOf } from "#app/plan/guests/guest-limit.ts";
import type { Household } from "#app/plan/tools/guests/merge-household.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { readWhole, showWhole } from "#app/plan/ui/fields/parse-fields.ts";
import { useFill, useGridRow, useMayEdit } from "#app/plan/session/plan-provider.tsx";

type HouseholdInvitationsProps = {
  household: Household;
  events: readonly { id: string; name: string }[];
};

/** To what they are invited, and what they answered. */
export function HouseholdInvitations({ household, events }: HouseholdInvitationsProps) {
  const cells = useGridRow(invitations, household.id);
  const fill = useFill(invitations);
  const readOnly = !useMayEdit();
  const put = (event: string, cell: Invitation | null) =>
    fill(household.id, event, cell === null ? null : packInvitation(cell));
  if (events.length === 0) return null;
  return (
    <ul className="guest-invitations" aria-label="Invitations">
      {events.map(({ id, name }) => {
        const cell = cells.get(id);
        return (
          <li key={id}>
            <label className="checkbox">
              <input
                type="checkbox"
                checked={cell !== undefined}
                disabled={readOnly}
                onChange={({ currentTarget }) =>
                  put(id, currentTarget.checked ? { invited: peopleOf(household), coming: null } : null)
                }
              />
              {name}
            </label>
            {cell !== undefined && (
              <>
                <PlanField
                  label={`Invited to ${name}`}
                  className="guest-invitations__number"
                  inputMode="numeric"
                  value={cell.invited}
                  show={showWhole}
                  read={readWhole(1, 500)}
                  write={(invited) =>
                    invited !== null &&
                    put(id, { invited, coming: cell.coming === null ? null : Math.min(cell.coming, invited) })
                  }
                  readOnly={readOnly}
                />
                <PlanField
                  label={`Coming to ${name}`}
                  className="guest-invitations__number"
                  inputMode="numeric"
                  placeholder="Answer"
                  value={cell.coming}
                  show={showWhole}
                  read={readWhole(0, cell.invited)}
                  write={(coming) => put(id, { ...cell, coming })}
                  readOnly={readOnly}
                />
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}
