import { formatCount } from "#app/languages/site-language.ts";

type AssumedGuestsWords = {
  /** The event's name. */
  name: string;
  /** The couple's number for the event; null while it hasn't said one. */
  own: number | null;
  /** The couple's number for the wedding. */
  all: number | null;
  /** What follows from both (guestsAt); null while neither is said. */
  guests: number | null;
  tables: number;
  seats: number;
};

/** How many guests the couple expects at an event, or we assume, and how many the tables seat that we set up. */
export function describeAssumedGuests({ name, own, all, guests, tables, seats }: AssumedGuestsWords): string {
  const seated =
    tables === 1
      ? `This table seats ${formatCount(seats)}`
      : `These ${formatCount(tables)} tables seat ${formatCount(seats)}`;
  if (guests === null)
    return `You haven’t said how many guests you expect. ${seated}, a usual number for this kind of wedding.`;
  if (own === null && all !== null && all !== guests)
    return `You expect ${countGuests(all)} in all, so we’re assuming ${formatCount(guests)} for ${name}. ${seated}.`;
  return `You expect ${countGuests(guests)}. ${seated}.`;
}

const countGuests = (count: number) => `${formatCount(count)} ${count === 1 ? "guest" : "guests"}`;
