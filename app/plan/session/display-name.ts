import { useSyncExternalStore } from "react";

import { createWatchers } from "#app/plan/document/watchers.ts";

const item = "wild-rose-my-name";
const longestName = 60;
const { watch, tell } = createWatchers();

/**
 * The name under which this device shows itself to others; '' when the person did not want to give one, null
 * when not asked yet.
 */
export function readDisplayName(): string | null {
  try {
    return localStorage.getItem(item)?.slice(0, longestName) ?? null;
  } catch {
    return null;
  }
}

export function saveDisplayName(name: string): void {
  localStorage.setItem(item, name.trim().slice(0, longestName));
  tell();
}

/** The same, reactive. */
export function useDisplayName(): string | null {
  return useSyncExternalStore(watch, readDisplayName);
}
