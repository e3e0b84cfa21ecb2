import type { VenueDetails } from "./listing.ts";

type Guests = Pick<VenueDetails, "capacity" | "guestsFrom" | "guestsTo">;

type GuestsStatement = NonNullable<VenueDetails["guestsFact"]> & {
  text: string;
  guestsFrom: number | null;
  guestsTo: number | null;
};

/**
 * Guest capacity of a venue: the figure from the venue or the desk, unless the catalogue's own rooms were
 * checked later.
 * @param fact the statement that counts, where there is one
 */
export function guestCapacityOf(
  profile: Guests,
  rooms: readonly { checkedOn: string }[],
  fact: GuestsStatement | undefined,
): Guests & Pick<VenueDetails, "guestsFact"> {
  const { capacity, guestsFrom, guestsTo } = profile;
  if (fact === undefined || rooms.some(({ checkedOn }) => checkedOn > fact.checkedOn))
    return { capacity, guestsFrom, guestsTo, guestsFact: null };
  const { status, saidBy, source, checkedOn, confidence } = fact;
  return {
    capacity: fact.text,
    guestsFrom: fact.guestsFrom,
    guestsTo: fact.guestsTo,
    guestsFact: { status, saidBy, source, checkedOn, confidence },
  };
}
