import type { VenueDetails } from "#app/catalogue/directory/listing.ts";
import { formatGuestRange } from "#app/catalogue/venue-facts/reportable-fact-keys.ts";

import type { JudgedListing, PageStatement } from "./judge-business.ts";

/**
 * Whether a party of this size has room at tables, in the words and with the source of the number that says so;
 * null where no number does.
 */
export function saidOfGuests({ venue, facts }: JudgedListing, guests: number): PageStatement | null {
  if (venue === null) {
    const fact = facts.find(({ key }) => key === "guests");
    return fact === undefined ? null : saidInAll(fact, fact.guestsFrom, fact.guestsTo, guests);
  }
  return venue.guestsFact === null
    ? saidByRooms(venue.rooms, guests)
    : saidInAll(venue.guestsFact, venue.guestsFrom, venue.guestsTo, guests);
}

type Origin = Omit<PageStatement, "answer" | "text">;

function saidInAll(
  { status, saidBy, source, checkedOn, confidence }: Origin,
  from: number | null,
  to: number | null,
  guests: number,
): PageStatement | null {
  if (to === null) return null;
  return {
    answer: guests > to ? "no" : from !== null && guests < from ? "depends" : "yes",
    text: `${formatGuestRange(from, to)}.`,
    status,
    saidBy,
    source,
    checkedOn,
    confidence,
  };
}

type Room = VenueDetails["rooms"][number];

/** One room for everybody. A number without its layout is no promise, and closes the door only where it is too small. */
function saidByRooms(rooms: readonly Room[], guests: number): PageStatement | null {
  const atTables = rooms.filter(({ layout }) => layout === "seated");
  const withoutLayout = rooms.filter(({ layout }) => layout === "unspecified");
  const sure = largestOf(atTables.filter(({ confidence }) => confidence !== "low"));
  if (sure !== null && sure.guests >= guests) return roomStatement(sure, "yes");
  const perhaps = largestOf([...atTables, ...withoutLayout]);
  if (perhaps === null) return null;
  return roomStatement(perhaps, perhaps.guests < guests && perhaps.confidence !== "low" ? "no" : null);
}

function roomStatement({ name, guests, layout, ...origin }: Room, answer: "yes" | "no" | null) {
  return {
    answer,
    text: `${name}: ${guests} ${layout === "seated" ? "at tables" : "guests, layout not given"}.`,
    status: "reported",
    saidBy: "content",
    ...origin,
  };
}

const largestOf = (rooms: readonly Room[]) => rooms.toSorted((a, b) => b.guests - a.guests)[0] ?? null;
