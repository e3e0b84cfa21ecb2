import { createContext, useContext } from "react";

/** Where the open plan writes into the header around it; the slot is null until the header is on the page. */
export type HeaderSlot = { slot: HTMLElement | null; setTitle: (title: string) => void };

export const HeaderSlotContext = createContext<HeaderSlot>({ slot: null, setTitle: () => {} });

export const useHeaderSlot = (): HeaderSlot => useContext(HeaderSlotContext);
