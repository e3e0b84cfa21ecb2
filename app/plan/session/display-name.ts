import { useSyncExternalStore } from "react";

import { createWatchers } from "#app/plan/document/watchers.ts";

const item = "wild-rose-my-name";
const longestName = 60;
const { watch, tell } = createWatchers();

/** The name while the page is open, where the browser stores nothing. */
let unstored: string | null = null;

/**
 * The name under which this device shows itself to others; '' when the person did not want to give one, null
 * when not asked yet.
 */
export function readDisplayName(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(item)?.slice(0, longestName) ?? null;
  } catch {
    return null;
  }
}

/** Saves the name; with full or blocked storage it counts until the page is closed. */
export function saveDisplayName(name: string): void {
  const saved = name.trim().slice(0, longestName);
  try {
    localStorage.setItem(item, saved);
    unstored = null;
  } catch {
    unstored = saved;
  }
  tell();
}

/** The same, reactive. */
export function useDisplayName(): string | null {
  return useSyncExternalStore(watch, readDisplayName);
}
