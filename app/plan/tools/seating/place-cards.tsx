import { placeCards } from "#app/plan/rules/seating/place-card-rows.ts";
import type { SeatingRow } from "#app/plan/rules/seating/seating-rows.ts";

/** How small a name has to be for its longest word to fit on a card. */
function lengthOfName(name: string): "long" | "longer" | undefined {
  const longest = Math.max(...name.split(/[\s-]+/u).map((word) => word.length));
  return longest > 21 ? "longer" : longest > 15 ? "long" : undefined;
}

/** A card for each guest, to fold or to cut, with the table. */
export function PlaceCards({ event, rows }: { event: string; rows: readonly SeatingRow[] }) {
  return (
    <>
      <h4>{event}: place cards</h4>
      <ul className="place-cards">
        {placeCards(rows).map(({ name, table, note }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- two guests of one name are two cards
          <li key={at}>
            <b data-long={lengthOfName(name)}>{name}</b>
            {note !== "" && <small>{note}</small>}
            <span>{table}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
