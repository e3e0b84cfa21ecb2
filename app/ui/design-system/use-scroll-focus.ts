import { useSyncExternalStore } from "react";

/** Where rows are pushed aside (snap-row.css). */
const narrow = "(max-width: 860px)";

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/**
 * For a snap row without links: on a phone it takes the focus, so that the keyboard can push it aside. With
 * links in it their focus does that.
 */
export function useScrollFocus(): { tabIndex?: 0 } {
  const isRow = useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
  return isRow ? { tabIndex: 0 } : {};
}
