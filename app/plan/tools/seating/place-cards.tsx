import type { SeatingRow } from "./seating-rows.ts";
import { seatsByName } from "./seating-rows.ts";

/** A card for each named guest, to fold or to cut, with the table; people without a name share one of their household. */
export function PlaceCards({ event, rows }: { event: string; rows: readonly SeatingRow[] }) {
  const seated = rows.filter(({ table }) => table !== "");
  return (
    <>
      <h4>{event}: place cards</h4>
      <ul className="place-cards">
        {seatsByName(seated).map(({ name, table, note }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two guests of one name are two cards
          <li key={at}>
            <b>{name}</b>
            {note !== "" && <small>{note}</small>}
            <span>{table}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
