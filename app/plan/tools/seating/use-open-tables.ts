import { useCallback, useState, useSyncExternalStore } from "react";

import type { TableSeating } from "#app/plan/rules/seating/seating-plan.ts";

/** From this width on tables stand beside each other, and there is room to see who sits at each. */
const wide = "(width > 47.5em)";
/** Of a search: a word that is in many names finds more. */
const fewTables = 5;

export type OpenTables = {
  isOpen: (table: TableSeating) => boolean;
  toggle: (table: string, isOpen: boolean) => void;
  /** Whether tables are open that nobody opened or closed one by one. */
  areOpen: boolean;
  toggleAll: () => void;
};

const none: ReadonlyMap<string, boolean> = new Map();

/**
 * Which tables show their households: in a wide window all that have any, and none on a phone, until somebody
 * opens or closes them; and the few that a search found.
 * @param found number of tables that a search found; null without one
 */
export function useOpenTables(found: number | null): OpenTables {
  const isWide = useSyncExternalStore(watchWidth, readIsWide, () => false);
  const [all, setAll] = useState<boolean | null>(null);
  const [chosen, setChosen] = useState(none);
  const areOpen = all ?? isWide;
  const isFew = found !== null && found <= fewTables;
  return {
    isOpen: ({ table, parties }) =>
      chosen.get(table.id) ?? (isFew || (areOpen && (all !== null || parties.length > 0))),
    toggle: useCallback((table, isOpen) => setChosen((before) => new Map(before).set(table, isOpen)), []),
    areOpen,
    toggleAll: () => {
      setAll(!areOpen);
      setChosen(none);
    },
  };
}

const readIsWide = () => window.matchMedia(wide).matches;

function watchWidth(changed: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
}
