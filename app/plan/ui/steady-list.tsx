import { useState, type ReactNode } from "react";

type SteadyListProps<Row> = {
  /** In the order of their days. */
  rows: readonly Row[];
  /** Shows a row as an item of the list. */
  children: (row: Row) => ReactNode;
  className?: string;
};

/**
 * A list of rows with fields. While a field is in use the rows keep their places: a half-typed day is another valid
 * day, and the row would jump there. What is added meanwhile comes last.
 */
export function SteadyList<Row extends { id: string }>({ rows, children, className }: SteadyListProps<Row>) {
  const [places, setPlaces] = useState<readonly string[] | null>(null);
  const shown = places === null ? rows : inPlaces(rows, places);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only hears whether a field is in use
    <ol
      className={className}
      onFocus={() => setPlaces((before) => before ?? rows.map(({ id }) => id))}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPlaces(null);
      }}
    >
      {shown.map(children)}
    </ol>
  );
}

function inPlaces<Row extends { id: string }>(rows: readonly Row[], ids: readonly string[]): readonly Row[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.toSorted((a, b) => (places.get(a.id) ?? ids.length) - (places.get(b.id) ?? ids.length));
}
