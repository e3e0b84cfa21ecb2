/**
 * Minutes from an event's beginning to the entered hour of one of its moments: up to twelve hours before it,
 * else after it, across midnight.
 * @param hour minutes after midnight
 * @param start of the event, the same
 */
export function offsetFromEventStart(hour: number, start: number): number {
  const after = (((hour - start) % 1440) + 1440) % 1440;
  // A party until six in the morning is longer than a preparation since the evening before.
  return after > 960 ? after - 1440 : after;
}
