import { createContext, useContext } from "react";

/** Where the open plan writes into the header around it; the slot is null until the header is on the page. */
export type HeaderSlot = { slot: HTMLElement | null; setTitle: (title: string) => void };

/** Comes from PlanFrame; without one there is no slot, and a title is ignored. */
export const HeaderSlotContext = createContext<HeaderSlot>({ slot: null, setTitle: () => {} });

/** How PlanHeader reaches the header, which is outside the open plan. */
export const useHeaderSlot = (): HeaderSlot => useContext(HeaderSlotContext);
