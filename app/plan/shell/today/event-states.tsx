import { memo, useMemo, useState } from "react";

import { formatDate } from "#app/calendar/format-date.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { Emblem } from "#app/ui/illustrations/emblem.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import type { Headcount } from "#app/plan/rules/guests/headcount.ts";
import { householdsByName } from "#app/plan/rules/guests/household-order.ts";
import { households, invitations } from "#app/plan/schema/guests.schema.ts";
import type { EventRow } from "#app/plan/schema/wedding.schema.ts";
import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";
import { eventEmblem } from "#app/plan/ui/event-emblems.ts";
import { rowPath, toolPath } from "#app/plan/ui/tool-path.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useToday } from "#app/plan/ui/use-today.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { missingOfEvent } from "./missing-of-event.ts";

/** Maximum number of households listed; the guest list has them all. */
const mostListed = 60;

/** Each event: guests coming of those invited, and what is missing; a press shows who is coming. */
export const EventStates = memo(function EventStates({ link }: { link: PrivatePlanLink | null }) {
  const held = useSortedEvents();
  const counts = useHeadcounts();
  const today = useToday();
  if (held.length === 0)
    return (
      <p className="note">
        No events yet. <ThemeLink to={toolPath("details", link)}>Choose yours</ThemeLink> and we&rsquo;ll set
        up the schedule.
      </p>
    );
  return (
    <div className="event-states">
      {held.map((event) => (
        <EventState key={event.id} event={event} count={counts.get(event.id)} today={today} link={link} />
      ))}
    </div>
  );
});

type EventStateProps = {
  event: EventRow;
  count: Headcount | undefined;
  today: string;
  link: PrivatePlanLink | null;
};

const EventState = memo(function EventState({ event, count, today, link }: EventStateProps) {
  const [wasOpened, setWasOpened] = useState(false);
  const missing = missingOfEvent(event, today);
  const invited = count?.invited ?? 0;
  return (
    <details
      className="event-state"
      name="event-state"
      onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}
    >
      {/* Before it opens, so that the list is there in its first frame. */}
      <summary onClick={() => setWasOpened(true)}>
        <Emblem kind={eventEmblem(event.kind)} />
        <span className="event-state__line">
          <span className="event-state__name">
            <bdi>{event.name === "" ? "An event" : event.name}</bdi>
            <small>
              {event.date !== null && formatDate(event.date)}
              {missing.length > 0 && (
                <span className="event-state__missing">
                  {event.date !== null && " · "}needs {missing.join(", ")}
                </span>
              )}
            </small>
          </span>
          <span className="event-state__count">
            <strong>{formatCount(count?.coming ?? 0)}</strong>
            {invited > 0 && ` of ${formatCount(invited)}`}
            <small>{invited > 0 ? "coming" : "invited"}</small>
          </span>
        </span>
        <Icon name="chevron" />
      </summary>
      {wasOpened && <ComingList event={event.id} />}
      <p className="event-state__links">
        <ThemeLink to={toolPath("guests", link)}>Guest list</ThemeLink>
        <ThemeLink to={rowPath("schedule", event.id, link)}>Schedule</ThemeLink>
        <ThemeLink to={rowPath("seating", event.id, link)}>Seating</ThemeLink>
        <ThemeLink to={rowPath("details", event.id, link)}>Edit details</ThemeLink>
      </p>
    </details>
  );
});

/** The households that are coming, by name. */
function ComingList({ event }: { event: string }) {
  const all = useRows(households);
  const cells = useGrid(invitations);
  const coming = useMemo(
    () =>
      householdsByName(all).flatMap(({ id, name }) => {
        const people = cells.row(id).get(event)?.coming ?? 0;
        return people > 0 ? [{ id, name, people }] : [];
      }),
    [all, cells, event],
  );
  if (coming.length === 0) return <p className="note">Nobody has said yes yet.</p>;
  return (
    <ul className="event-state__coming" aria-label="Coming">
      {coming.slice(0, mostListed).map(({ id, name, people }) => (
        <li key={id}>
          <bdi>{name}</bdi> {people}
        </li>
      ))}
      {coming.length > mostListed && <li>and {coming.length - mostListed} more households</li>}
    </ul>
  );
}
