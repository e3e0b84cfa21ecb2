import type { AvailabilityCalendar, DayNumber } from "#app/catalogue/directory/availability-calendar.ts";

import { addBit, fullBitSet, emptyBitSet, removeBit, type BitSet } from "./bit-set.ts";

/** The listings' dates, indexed. */
export class DateSearch {
  readonly #takenOn = new Map<DayNumber, number[]>();
  /** Up to which day each listing is free on all other days. */
  readonly #freeUntil: Float64Array;

  constructor(count: number) {
    this.#freeUntil = new Float64Array(count);
  }

  add(listing: number, { taken, freeUntil }: AvailabilityCalendar): void {
    this.#freeUntil[listing] = freeUntil;
    for (const day of taken) {
      const listings = this.#takenOn.get(day);
      if (listings) listings.push(listing);
      else this.#takenOn.set(day, [listing]);
    }
  }

  /** All except those that say they are taken. */
  notTaken(day: DayNumber): BitSet {
    return this.#withoutTaken(fullBitSet(this.#freeUntil.length), day);
  }

  /** Those that say they are free. */
  free(day: DayNumber): BitSet {
    const bits = emptyBitSet(this.#freeUntil.length);
    this.#freeUntil.forEach((until, listing) => {
      if (day <= until) addBit(bits, listing);
    });
    return this.#withoutTaken(bits, day);
  }

  #withoutTaken(bits: BitSet, day: DayNumber): BitSet {
    for (const listing of this.#takenOn.get(day) ?? []) removeBit(bits, listing);
    return bits;
  }
}
