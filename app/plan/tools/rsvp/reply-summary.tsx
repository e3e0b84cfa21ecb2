import { events } from "#app/plan/schema/wedding.schema.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { sortEvents } from "#app/plan/rules/wedding-events.ts";

import type { InvitedHousehold } from "./invited-households.ts";

/** Progress of the answers: by household, and by event. */
export function ReplySummary({ invited }: { invited: readonly InvitedHousehold[] }) {
  const counts = useHeadcounts();
  const held = sortEvents(useRows(events)).filter(({ id }) => (counts.get(id)?.invited ?? 0) > 0);
  const answered = invited.filter(({ isAnswered }) => isAnswered).length;
  if (invited.length === 0)
    return <p className="note">Nobody is invited yet: the guest list says who is, and to what.</p>;
  return (
    <>
      <p className="rsvp__so-far">
        <strong>
          {answered} of {invited.length}
        </strong>{" "}
        {invited.length === 1 ? "household has" : "households have"} answered.
      </p>
      <ul className="rsvp__events">
        {held.map(({ id, name }) => {
          const { coming = 0, declined = 0, waiting = 0, invited: asked = 0 } = counts.get(id) ?? {};
          return (
            <li key={id} className="panel">
              <h3 className="heading-small">{name === "" ? "An event" : name}</h3>
              <p className="rsvp__coming">
                <strong>{coming}</strong> of {asked} coming
              </p>
              <p className="note">
                {declined} cannot come, {waiting} to answer
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
