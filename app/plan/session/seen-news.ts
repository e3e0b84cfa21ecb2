import { z } from "zod";

/** More than a plan of 5,000 guests has. */
const mostSaved = 8000;

const itemOf = (store: string) => `wild-rose-seen-${store}`;

/** Keys of what this device has shown of a plan's news; null where it never showed any. */
export function readSeenNews(storage: Pick<Storage, "getItem">, store: string): ReadonlySet<string> | null {
  try {
    const read = z.array(z.string()).safeParse(JSON.parse(storage.getItem(itemOf(store)) ?? "null"));
    return read.success ? new Set(read.data) : null;
  } catch {
    return null;
  }
}

/** A full device saves nothing: what is new is then shown again. */
export function saveSeenNews(
  storage: Pick<Storage, "setItem">,
  store: string,
  keys: readonly string[],
): void {
  try {
    storage.setItem(itemOf(store), JSON.stringify(keys.slice(-mostSaved)));
  } catch {
    // The next visit tries again.
  }
}

/** Deletes it, with the plan. */
export function clearSeenNews(storage: Pick<Storage, "removeItem">, store: string): void {
  storage.removeItem(itemOf(store));
}
