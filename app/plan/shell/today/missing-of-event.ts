/** What an event still needs, as nouns: 'a date', 'a place'. */
export function missingOfEvent({
  date,
  start,
  place,
}: {
  date: string | null;
  start: number | null;
  place: string;
}): string[] {
  return [
    ...(date === null ? ["a date"] : []),
    ...(start === null ? ["a time"] : []),
    ...(place.trim() === "" ? ["a place"] : []),
  ];
}
