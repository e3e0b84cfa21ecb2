import { createContext, useContext } from "react";

import type { Party } from "./seated-event.ts";

/** Those who were picked up, and from which table; null: they had no seat. */
export type Carried = { party: Party; from: string | null };

export type Carrying = {
  carried: Carried | null;
  /** Null puts back what was picked up. */
  carry: (picked: Carried | null) => void;
  /** Puts some of them at a table, or at none. */
  put: (picked: Carried, to: string | null, people: number) => void;
};

const nothing: Carrying = { carried: null, carry: () => undefined, put: () => undefined };

export const CarryingContext = createContext<Carrying>(nothing);

export const useCarrying = () => useContext(CarryingContext);

/** In place of a table's id where somebody is dropped without a seat. */
export const noSeat = "none";

/** Which element is that of a party, for giving it the focus. */
export function partyElementId({ party, from }: Carried): string {
  return `party-${party.household.id}-${from ?? noSeat}`;
}
