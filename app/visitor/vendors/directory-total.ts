import { createContext, useContext, useLayoutEffect, useRef, useState, type RefObject } from "react";

/** How many listings match; null while the server is being asked. */
type Total = number | null;

/**
 * The one value beside the search field that follows a keystroke at once. It is a store whose identity never
 * changes: a changed context value would make React search the whole page for its readers at every keystroke.
 */
export type DirectoryTotalStore = {
  get: () => Total;
  set: (total: Total) => void;
  subscribe: (listener: () => void) => () => void;
};

/** A store of its own for each directory page. @param total null where it isn't known yet */
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

/** Comes from the directory page; without one the total is never known. */
export const DirectoryTotal = createContext<DirectoryTotalStore>(createDirectoryTotal(null));

/**
 * A text with the total that follows each keystroke without React, which would take as long to check the page
 * as the whole keystroke may take.
 * @param before the last count, shown until the server has answered
 * @param say a module-level function, so that its identity is stable
 */
export function useTotalText<Shown extends HTMLElement>(
  before: number,
  say: (total: number) => string,
): { ref: RefObject<Shown | null>; children: string } {
  const { get, subscribe } = useContext(DirectoryTotal);
  const ref = useRef<Shown>(null);
  // React writes the first text; all later ones are written here.
  const [first] = useState(() => say(get() ?? before));
  useLayoutEffect(() => {
    const show = () => {
      if (!ref.current) return;
      const total = get();
      ref.current.ariaBusy = String(total === null);
      const text = say(total ?? before);
      if (ref.current.textContent !== text) ref.current.textContent = text;
    };
    show();
    return subscribe(show);
  }, [get, subscribe, before, say]);
  return { ref, children: first };
}
