import { dayNumber, sayOf, unpackCalendar } from "#app/directory/calendar.ts";
import { describeDay } from "#app/alberta-time/describe-day.ts";
import type { ListingCard } from "#app/directory/listing-card.ts";
import { Icon } from "#app/illustrations/icon.tsx";

type DateWordProps = { card: Pick<ListingCard, "calendar">; date: string };

/** What a business says of the day that somebody looks for; in a list of its facts. */
export function DateWord({ card: { calendar }, date }: DateWordProps) {
  const isFree = sayOf(unpackCalendar(calendar), dayNumber(date)) === "free";
  return (
    <li className={isFree ? "date-word date-word--free" : "date-word"}>
      <Icon name={isFree ? "check" : "question"} />
      {isFree ? `Free on ${describeDay(date)}` : "Date not said: ask"}
    </li>
  );
}
