import type { Calendar, DayNumber } from "#app/catalogue/directory/availability-calendar.ts";

import { addBit, allBits, noBits, removeBit, type Bits } from "./bits.ts";

/** What the listings say of their dates. */
export class DateSearch {
  readonly #takenOn = new Map<DayNumber, number[]>();
  /** Up to which day each one is free on all others. */
  readonly #freeUntil: Float64Array;

  constructor(count: number) {
    this.#freeUntil = new Float64Array(count);
  }

  add(listing: number, { taken, freeUntil }: Calendar): void {
    this.#freeUntil[listing] = freeUntil;
    for (const day of taken) {
      const listings = this.#takenOn.get(day);
      if (listings) listings.push(listing);
      else this.#takenOn.set(day, [listing]);
    }
  }

  /** All but those that say to be taken. */
  notTaken(day: DayNumber): Bits {
    return this.#withoutTaken(allBits(this.#freeUntil.length), day);
  }

  /** Those that say to be free. */
  free(day: DayNumber): Bits {
    const bits = noBits(this.#freeUntil.length);
    this.#freeUntil.forEach((until, listing) => {
      if (day <= until) addBit(bits, listing);
    });
    return this.#withoutTaken(bits, day);
  }

  #withoutTaken(bits: Bits, day: DayNumber): Bits {
    for (const listing of this.#takenOn.get(day) ?? []) removeBit(bits, listing);
    return bits;
  }
}
