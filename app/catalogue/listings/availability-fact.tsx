import { dayNumber, availabilityOn, unpackCalendar } from "#app/catalogue/directory/availability-calendar.ts";
import { formatDate } from "#app/calendar/format-date.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { Icon } from "#app/ui/illustrations/icon.tsx";

type DateWordProps = { card: Pick<ListingCard, "calendar">; date: string };

/** What a business says about the searched date; one item in a list of its facts. */
export function AvailabilityFact({ card: { calendar }, date }: DateWordProps) {
  const isFree = availabilityOn(unpackCalendar(calendar), dayNumber(date)) === "free";
  return (
    <li className={isFree ? "date-word date-word--free" : "date-word"}>
      <Icon name={isFree ? "check" : "question"} />
      {isFree ? `Free on ${formatDate(date)}` : "Date not said: ask"}
    </li>
  );
}
