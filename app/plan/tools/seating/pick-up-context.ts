import { createContext, useContext } from "react";

import type { SeatedParty } from "./seating-plan.ts";

/** The picked-up people, and from which table; null: they were unseated. */
export type PickedParty = { party: SeatedParty; from: string | null };

export type PickUpState = {
  carried: PickedParty | null;
  /** Null puts down what was picked up. */
  carry: (picked: PickedParty | null) => void;
  /** Seats some of them at a table, or unseats them. */
  put: (picked: PickedParty, to: string | null, people: number) => void;
};

const nothing: PickUpState = { carried: null, carry: () => undefined, put: () => undefined };

export const PickUpContext = createContext<PickUpState>(nothing);

export const usePickUp = () => useContext(PickUpContext);

/** In place of a table's id for dropping without a seat. */
export const unseatedTarget = "none";

/** The element of a party, for focusing it. */
export function partyElementId({ party, from }: PickedParty): string {
  return `party-${party.household.id}-${from ?? unseatedTarget}`;
}
