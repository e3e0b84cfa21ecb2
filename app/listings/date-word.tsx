import { dayNumber, sayOf, unpackCalendar } from "#app/catalogue/directory/availability-calendar.ts";
import { describeDay } from "#app/calendar/format-date.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

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
