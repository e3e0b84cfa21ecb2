import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import { formatDate } from "#app/calendar/format-date.ts";

import { findPhoneNumber } from "#app/plan/rules/schedule/phone-number.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";

type HouseholdCardsProps = { ready: readonly { id: string; name: string; code: string }[] };

/** Cards to insert into the invitations, visible only in print. */
export function HouseholdCards({ ready }: HouseholdCardsProps) {
  const title = useRow(wedding, weddingRowId)?.title ?? "";
  const asked = useRow(rsvp, rsvpRowId);
  const until = asked?.until ?? null;
  const phone = asked?.phone ?? "";
  return (
    <ul className="rsvp-cards" aria-hidden="true">
      {ready.map(({ id, name, code }) => (
        <li key={id}>
          <p className="rsvp-cards__title">{title}</p>
          <p>{name}</p>
          <p>Please answer{until === null ? "" : ` by ${formatDate(until)}`} at</p>
          <p className="rsvp-cards__where">{window.location.host}/rsvp</p>
          <p className="rsvp-cards__code">{code}</p>
          {findPhoneNumber(phone) !== null && <p>or call {phone}</p>}
        </li>
      ))}
    </ul>
  );
}
