import { withAttendee } from "#app/plan/rules/rsvp/attendees.ts";
import type { Answer } from "#app/plan/rules/guests/answer.ts";
import type { Attendees, GuestRow } from "#app/plan/schema/guests.schema.ts";

type OpenRepliesProps = {
  household: string;
  /** The event's name. */
  event: string;
  people: readonly GuestRow[];
  answer: Answer;
  said: Attendees | undefined;
  /** Takes the ids of all who come now that this guest does. */
  accept: (who: string[], guest: string) => void;
  decline: (guest: string) => void;
  readOnly: boolean;
};

/** Guests who were added after their household's answer: the couple says for each what it was told. */
export function OpenReplies(props: OpenRepliesProps) {
  const { household, event, people, answer, said, accept, decline, readOnly } = props;
  const open = people.filter(({ id }) => answer.open?.includes(id));
  const ids = people.map(({ id }) => id);
  return open.map(({ id, name }) => {
    const called = name === "" ? "1 guest" : name;
    const about = <span className="visually-hidden">{`: ${called}, ${event}`}</span>;
    return (
      <div key={id} className="guest-invitations__open">
        <span className="note">
          <bdi>{called}</bdi> hasn’t replied yet
        </span>
        {!readOnly && (
          <>
            <button
              type="button"
              className="button button--line button--small"
              onClick={() =>
                accept(withAttendee({ invitation: answer, said, people: ids, household }, id, true), id)
              }
            >
              Coming{about}
            </button>
            <button type="button" className="button button--line button--small" onClick={() => decline(id)}>
              Can’t come{about}
            </button>
          </>
        )}
      </div>
    );
  });
}
