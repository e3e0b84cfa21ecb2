import { attendeesOf, withAttendee } from "#app/plan/rules/rsvp/attendees.ts";
import type { Answer } from "#app/plan/rules/guests/answer.ts";
import type { Attendees, GuestRow } from "#app/plan/schema/guests.schema.ts";

type AttendeeChoicesProps = {
  household: string;
  /** Its name. */
  event: string;
  people: readonly GuestRow[];
  invitation: Answer;
  said: Attendees | undefined;
  /** Takes the ids of all who come, and of whom it was said now. */
  choose: (who: string[], guest: string) => void;
  readOnly: boolean;
};

/** Who of a household comes to an event, by name: as they answered, or as the couple was told. */
export function AttendeeChoices({
  household,
  event,
  people,
  invitation,
  said,
  choose,
  readOnly,
}: AttendeeChoicesProps) {
  const named = people.filter(({ name }) => name !== "");
  if (named.length < 2) return null;
  const ids = people.map(({ id }) => id);
  const come = attendeesOf(invitation, said, ids);
  return (
    <fieldset className="plan__choices guest-invitations__who" disabled={readOnly}>
      <legend className="visually-hidden">Who comes to {event}</legend>
      {named.map(({ id, name }) => {
        const isComing = come?.has(id) ?? false;
        const who = withAttendee({ invitation, said, people: ids, household }, id, !isComing);
        return (
          <label key={id} className="choice guest-choice">
            <input
              type="checkbox"
              className="visually-hidden"
              checked={isComing}
              disabled={who.length > invitation.invited}
              onChange={() => choose(who, id)}
            />
            {name}
          </label>
        );
      })}
    </fieldset>
  );
}
