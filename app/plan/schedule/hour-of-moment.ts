/**
 * Minutes from an event's beginning to an hour that somebody wrote for one of its moments: up to twelve hours
 * before it, else after it, over midnight.
 * @param hour minutes after midnight
 * @param start of the event, the same
 */
export function afterOf(hour: number, start: number): number {
  const after = (((hour - start) % 1440) + 1440) % 1440;
  // A party that goes on until six is longer than one that is prepared since the evening before.
  return after > 960 ? after - 1440 : after;
}
