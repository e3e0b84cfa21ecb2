import type { FoundSeats } from "./find-seats.ts";

type SeatSearchProps = { typed: string; change: (typed: string) => void; found: FoundSeats | null };

/** Finds a guest, a household or a table: the room then shows only those. */
export function SeatSearch({ typed, change, found }: SeatSearchProps) {
  return (
    <div className="seat-search">
      <label className="field__label" htmlFor="seat-search">
        Find a guest or table
      </label>
      <input
        id="seat-search"
        className="input"
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => change(currentTarget.value)}
      />
      <output htmlFor="seat-search">{found === null ? "" : describeFound(found)}</output>
    </div>
  );
}

function describeFound({ households, tables, unseated }: FoundSeats): string {
  if (households + tables.length === 0) return "No guest or table has this name.";
  const counted = [
    count(households, "household", "households"),
    count(tables.length, "table", "tables"),
    ...(unseated.length > 0 ? [`${unseated.length} without a seat`] : []),
  ];
  return `${counted.join(", ")}.`;
}

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`;
