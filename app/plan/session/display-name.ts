import { useSyncExternalStore } from "react";

const item = "wild-rose-my-name";
const longestName = 60;
const watchers = new Set<() => void>();

/** Under which name this device shows itself to others; '' when somebody would not say, null when nobody was asked. */
export function readMyName(): string | null {
  try {
    return localStorage.getItem(item)?.slice(0, longestName) ?? null;
  } catch {
    return null;
  }
}

export function writeMyName(name: string): void {
  localStorage.setItem(item, name.trim().slice(0, longestName));
  for (const changed of watchers) changed();
}

/** The same, kept up to date. */
export function useMyName(): string | null {
  return useSyncExternalStore(watch, readMyName);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => watchers.delete(changed);
}
