import { wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import { describeDay } from "#app/calendar/format-date.ts";

import { rsvp, rsvpRow } from "#app/plan/rsvp/rsvp-tables.ts";

type HouseholdCardsProps = { ready: readonly { id: string; name: string; code: string }[] };

/** Cards to lay into the invitations, seen on paper alone. */
export function HouseholdCards({ ready }: HouseholdCardsProps) {
  const title = useRow(wedding, weddingRow)?.title ?? "";
  const until = useRow(rsvp, rsvpRow)?.until ?? null;
  return (
    <ul className="rsvp-cards" aria-hidden="true">
      {ready.map(({ id, name, code }) => (
        <li key={id}>
          <p className="rsvp-cards__title">{title}</p>
          <p>{name}</p>
          <p>Please answer{until === null ? "" : ` by ${describeDay(until)}`} at</p>
          <p className="rsvp-cards__where">{window.location.host}/rsvp</p>
          <p className="rsvp-cards__code">{code}</p>
        </li>
      ))}
    </ul>
  );
}
