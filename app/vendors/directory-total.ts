import { createContext, useContext, useSyncExternalStore } from "react";

/** How many listings match; null while the server is being asked. */
type Total = number | null;

/**
 * The one thing beside the search field that follows a keystroke at once. It is a store that never
 * changes itself: a context whose value changed would have React search the whole page for those who
 * read it, at every key.
 */
type DirectoryTotalStore = {
  get: () => Total;
  set: (total: Total) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createDirectoryTotal(total: Total): DirectoryTotalStore {
  const listeners = new Set<() => void>();
  return {
    get: () => total,
    set: (next) => {
      if (next === total) return;
      total = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const DirectoryTotal = createContext<DirectoryTotalStore>(createDirectoryTotal(null));

export function useDirectoryTotal(): Total {
  const { subscribe, get } = useContext(DirectoryTotal);
  return useSyncExternalStore(subscribe, get, get);
}
