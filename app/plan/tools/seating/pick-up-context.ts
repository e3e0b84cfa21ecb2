import { createContext, useContext } from "react";

import { partyId, type NamedParties } from "#app/plan/rules/seating/named-seats.ts";
import type { GuestRow } from "#app/plan/schema/guests.schema.ts";
import type { SeatedParty } from "#app/plan/rules/seating/seating-plan.ts";

/** The picked-up people, and from which table; null: they were unseated. */
export type PickedParty = { party: SeatedParty; from: string | null };

/** The same functions as long as the room is open, so that a press renders no card but its own. */
export type SeatingActions = {
  /** Null puts down what was picked up. */
  carry: (picked: PickedParty | null) => void;
  /** Seats some of them at a table, or unseats them; guests whose ids are given are among them. */
  put: (picked: PickedParty, to: string | null, people: number, who?: readonly string[]) => void;
};

const noActions: SeatingActions = { carry: () => undefined, put: () => undefined };

/** Comes from the seating room; outside it nothing can be picked up. */
export const SeatingActionsContext = createContext(noActions);

/** What a card or a table can do; doesn't render it again when a party is picked up. */
export const useSeatingActions = () => useContext(SeatingActionsContext);

/** The party that is picked up; null while none is. */
export const CarriedContext = createContext<PickedParty | null>(null);

/** What is picked up. */
export const useCarried = () => useContext(CarriedContext);

/** Who sits in each party, as far as people have names. */
export const NamedPartiesContext = createContext<NamedParties>(new Map());

/** The named guests of a household at a table, or unseated. */
export function useNamedGuests({ party, from }: PickedParty): readonly GuestRow[] {
  return useContext(NamedPartiesContext).get(partyId(party.household.id, from)) ?? [];
}

/** In place of a table's id for dropping without a seat. */
export const unseatedTarget = "none";

/** The element of a party, for focusing it. */
export function partyElementId({ party, from }: PickedParty): string {
  return `party-${party.household.id}-${from ?? unseatedTarget}`;
}

/** The button that opens a table. */
export const tableElementId = (table: string) => `table-${table}`;
