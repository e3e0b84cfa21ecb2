import { useSyncExternalStore } from "react";

const item = "wild-rose-my-name";
const longestName = 60;
const watchers = new Set<() => void>();

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
  for (const changed of watchers) changed();
}

/** The same, reactive. */
export function useDisplayName(): string | null {
  return useSyncExternalStore(watch, readDisplayName);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
