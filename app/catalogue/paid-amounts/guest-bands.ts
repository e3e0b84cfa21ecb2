/**
 * Numbers of guests between which prices are compared: of a wedding, or of all its events added up (addsUpEvents).
 * `to` is null where it is open upwards.
 */
export type GuestBand = { from: number; to: number | null };

/** From the smallest to the largest: every number of guests is in one. */
export const guestBands: readonly GuestBand[] = [
  { from: 1, to: 50 },
  { from: 51, to: 100 },
  { from: 101, to: 150 },
  { from: 151, to: 200 },
  { from: 201, to: 300 },
  { from: 301, to: 450 },
  { from: 451, to: null },
];

/** Whether a number of guests is in a band. */
export const isInBand = ({ from, to }: GuestBand, guests: number): boolean =>
  guests >= from && (to === null || guests <= to);
