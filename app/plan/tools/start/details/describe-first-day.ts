import { replyWeeks } from "#app/plan/rules/rsvp/reply-deadline.ts";
import type { DatedByWeddingDay } from "#app/plan/rules/start/set-wedding-day.ts";

/**
 * What followed from the first wedding day. It says no date: the day may still be typed, digit by digit.
 * @returns null where nothing did
 */
export function describeFirstDay({
  events,
  until,
}: Pick<DatedByWeddingDay, "events" | "until">): string | null {
  const sentences = [
    ...describeEvents(events.size),
    ...(until === null ? [] : [`Guests are asked to reply ${replyWeeks} weeks before the wedding.`]),
  ];
  return sentences.length === 0 ? null : [...sentences, "Change anything you like."].join(" ");
}

function describeEvents(dated: number): string[] {
  if (dated === 0) return [];
  return [
    dated === 1 ? "Your event is on its usual day now." : `Your ${dated} events are on their usual days now.`,
  ];
}
