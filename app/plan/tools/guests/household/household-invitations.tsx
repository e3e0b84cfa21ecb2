import { useMemo } from "react";

import { attendees, guests, type InvitationCell, type HouseholdRow } from "#app/plan/schema/guests.schema.ts";
import { events as eventTable } from "#app/plan/schema/wedding.schema.ts";
import { householdSize, warnAboutInvited } from "#app/plan/rules/guests/guest-limit.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { parseInteger, formatInteger } from "#app/plan/ui/fields/parse-fields.ts";
import { useGridRow, useCanEdit, usePlan, useRows } from "#app/plan/session/plan-provider.tsx";
import { useHouseholdAnswers } from "#app/plan/ui/use-answers.ts";

import { AttendeeChoices } from "./attendee-choices.tsx";
import { limitComing, putAttendees, putDeclined, putInvitation } from "./change-invitation.ts";
import { MovedReply } from "./moved-reply.tsx";
import { OpenReplies } from "./open-replies.tsx";

type HouseholdInvitationsProps = {
  household: HouseholdRow;
  events: readonly { id: string; name: string }[];
};

/** Their invitations, and their answers. */
export function HouseholdInvitations({ household, events }: HouseholdInvitationsProps) {
  const cells = useHouseholdAnswers(household.id);
  const said = useGridRow(attendees, household.id);
  const all = useRows(guests);
  const people = useMemo(() => all.filter((guest) => guest.household === household.id), [all, household.id]);
  const { document } = usePlan();
  const readOnly = !useCanEdit();
  const put = (event: string, cell: InvitationCell | null) =>
    putInvitation(document, household.id, event, cell);
  const held = useRows(eventTable);
  const dates = useMemo(() => new Map(held.map(({ id, date }) => [id, date])), [held]);
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
                  put(id, currentTarget.checked ? { invited: householdSize(household), coming: null } : null)
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
                  show={formatInteger}
                  read={parseInteger(1, 500)}
                  write={(invited) => invited !== null && put(id, { invited, coming: cell.coming })}
                  remark={(invited) => (invited === null ? null : warnAboutInvited(invited, household))}
                  onLeave={() => !readOnly && limitComing(document, household.id, id)}
                  readOnly={readOnly}
                />
                <PlanField
                  label={`Coming to ${name}`}
                  className="guest-invitations__number"
                  inputMode="numeric"
                  placeholder="Reply"
                  value={cell.coming}
                  show={formatInteger}
                  read={parseInteger(0, cell.invited)}
                  write={(coming) => put(id, { ...cell, coming })}
                  readOnly={readOnly}
                />
                <MovedReply
                  household={household.id}
                  event={{ id, name, date: dates.get(id) ?? null }}
                  coming={cell.coming}
                  readOnly={readOnly}
                />
                <AttendeeChoices
                  household={household.id}
                  event={name}
                  people={people}
                  invitation={cell}
                  said={said.get(id)}
                  choose={(who, guest) => putAttendees(document, household.id, id, who, guest)}
                  readOnly={readOnly}
                />
                <OpenReplies
                  household={household.id}
                  event={name}
                  people={people}
                  answer={cell}
                  said={said.get(id)}
                  accept={(who, guest) => putAttendees(document, household.id, id, who, guest)}
                  decline={(guest) => putDeclined(document, id, guest)}
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
