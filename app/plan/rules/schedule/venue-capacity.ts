import { z } from "zod";

import { foldText } from "#app/catalogue/directory/fold-text.ts";

/** What a schedule needs to know about a venue of this site. */
export const venueCapacity = z.object({
  name: z.string(),
  path: z.string(),
  /** Capacity of its largest room; null where unknown. */
  guests: z.int().nullable(),
  rooms: z.array(z.object({ name: z.string(), guests: z.int() })),
  /** Its statement on until when live music may play. */
  music: z.string().nullable(),
  /** An invented venue: its figures are samples. */
  sample: z.boolean(),
  /** Longitude and latitude; null for an invented venue, and where we do not know. */
  at: z.tuple([z.number(), z.number()]).nullable().catch(null),
});

export type VenueCapacity = z.infer<typeof venueCapacity>;

/** The venue that the couple names as an event's place; the longest matching name wins. */
export function findVenueCapacity(place: string, halls: readonly VenueCapacity[]): VenueCapacity | null {
  const written = foldText(place);
  return (
    halls
      .filter(({ name }) => written.includes(foldText(name)))
      .toSorted((a, b) => b.name.length - a.name.length)[0] ?? null
  );
}

/** Capacity of a place: of the named room, or of the venue's largest room. */
export function maxGuestsOfPlace(place: string, { guests, rooms }: VenueCapacity): number | null {
  const written = foldText(place);
  const named = rooms.filter(({ name }) => written.includes(foldText(name)));
  return named.length === 0 ? guests : Math.max(...named.map((room) => room.guests));
}

const hours = /\b(?:(1[0-2]|[1-9])(?::([0-5]\d))?\s*([ap])\.?m\b|midnight\b)/giu;

/**
 * The latest hour of the evening or night in a sentence, in minutes after midnight of the day on which the
 * evening began: 'Until 1 a.m. indoors, 10 p.m. in the yard' is 1500. Null where it names none.
 */
export function parseLatestHour(sentence: string): number | null {
  const named = Array.from(sentence.matchAll(hours), ([, hour, minutes, half]) => {
    if (hour === undefined || half === undefined) return 1440;
    const ofHalf = (Number(hour) % 12) * 60 + Number(minutes ?? 0);
    if (half.toLowerCase() === "p") return 720 + ofHalf;
    // Until six in the morning it is still the same night.
    return ofHalf < 360 ? 1440 + ofHalf : null;
  }).filter((minutes) => minutes !== null);
  return named.length === 0 ? null : Math.max(...named);
}
