import { formatGuests } from "#app/languages/format-guests.ts";

import { venueGroupLabel } from "./venue-groups.ts";
import { venueNeedLabel } from "./venue-needs.ts";
import type { VenueQuery } from "./venue-query.ts";
import type { GuestCapacity, VenueAnswer, ListedVenue } from "./venue-summary.ts";

/** A venue's result for all needs. */
export type FilteredVenue<Venue extends ListedVenue = ListedVenue> = {
  venue: Venue;
  /** Needs that it meets under conditions. */
  depends: readonly string[];
  /** Needs about which it has not told us. */
  unknown: readonly string[];
};

export type VenueResult<Venue extends ListedVenue = ListedVenue> = {
  /** Known matches, those without conditions first. */
  matches: readonly FilteredVenue<Venue>[];
  /** No need is denied, but something is unknown; the fewest questions first. */
  worthAsking: readonly FilteredVenue<Venue>[];
};

/**
 * Decides which venues /venues shows: one rule for server and browser. The group has to be the chosen one.
 * For each other need a venue's fact is yes, no, depends, or unknown: a 'no' hides it, a 'depends' is
 * labelled, and an unknown never hides it but puts it under 'Worth asking'.
 */
export function filterVenues<Venue extends ListedVenue>(
  venues: readonly Venue[],
  query: VenueQuery,
): VenueResult<Venue> {
  const possible = venues
    .filter(({ groups }) => query.group === null || groups.includes(query.group))
    .map((venue) => ({ venue, said: ask(venue, query) }))
    .filter(({ said }) => said.every(({ answer }) => answer !== "no"))
    .map(({ venue, said }) => ({
      venue,
      depends: said.filter(({ answer }) => answer === "depends").map(({ label }) => label),
      unknown: said.filter(({ answer }) => answer === null).map(({ label }) => label),
    }));
  return {
    matches: possible
      .filter(({ unknown }) => unknown.length === 0)
      .toSorted((a, b) => a.depends.length - b.depends.length),
    worthAsking: possible
      .filter(({ unknown }) => unknown.length > 0)
      .toSorted((a, b) => a.unknown.length - b.unknown.length),
  };
}

type Said = { label: string; answer: VenueAnswer | null };

function ask(venue: ListedVenue, { guests, needs }: VenueQuery): Said[] {
  return [
    ...(guests === null ? [] : [askParty(venue.party, guests)]),
    ...needs.map((need) => ({ label: venueNeedLabel(need), answer: venue.answers[need] ?? null })),
  ];
}

/** Whether a party of this size fits; an estimate of ours neither promises nor hides anything. */
function askParty(party: GuestCapacity | null, guests: number): Said {
  const label = formatGuests(guests);
  if (party === null) return { label, answer: null };
  if (party.from !== null && guests < party.from) return { label, answer: "no" };
  if (guests <= party.to)
    return party.estimated
      ? { label: `${label} by our estimate`, answer: "depends" }
      : { label, answer: "yes" };
  if (guests <= party.standing) return { label: `${label} standing`, answer: "depends" };
  return { label, answer: party.estimated ? null : "no" };
}

/** One need to drop, and the results without it. */
export type VenueRelaxation = { label: string; query: VenueQuery; matches: number; worthAsking: number };

/**
 * What to drop when nothing matches, the most helpful first: the needs whose removal brings a match, or,
 * where none does, those whose removal brings more venues worth asking.
 */
export function findVenueRelaxations(venues: readonly ListedVenue[], query: VenueQuery): VenueRelaxation[] {
  const { group, guests, needs } = query;
  const askable = filterVenues(venues, query).worthAsking.length;
  const steps = [
    ...(group === null ? [] : [{ label: venueGroupLabel(group), query: { ...query, group: null } }]),
    ...(guests === null ? [] : [{ label: formatGuests(guests), query: { ...query, guests: null } }]),
    ...needs.map((need) => ({
      label: venueNeedLabel(need),
      query: { ...query, needs: needs.filter((other) => other !== need) },
    })),
  ].map((step) => {
    const { matches, worthAsking } = filterVenues(venues, step.query);
    return { ...step, matches: matches.length, worthAsking: worthAsking.length };
  });
  const helpful = steps.filter(({ matches }) => matches > 0);
  return (helpful.length > 0 ? helpful : steps.filter(({ worthAsking }) => worthAsking > askable)).toSorted(
    (a, b) => b.matches - a.matches || b.worthAsking - a.worthAsking,
  );
}
