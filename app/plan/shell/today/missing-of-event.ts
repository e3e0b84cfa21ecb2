type PlannedEvent = { date: string | null; start: number | null; place: string };

/**
 * What an event still needs, as nouns: 'a date', 'a place'; nothing once its day has passed.
 * @param today in the form yyyy-mm-dd
 */
export function missingOfEvent({ date, start, place }: PlannedEvent, today: string): string[] {
  if (date !== null && date < today) return [];
  return [
    ...(date === null ? ["a date"] : []),
    ...(start === null ? ["a time"] : []),
    ...(place.trim() === "" ? ["a place"] : []),
  ];
}
