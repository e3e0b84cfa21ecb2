import { z } from "zod";

/** Up to which change of each visit this device has shown a plan, and which visits were its own. */
export type SeenChanges = { clocks: ReadonlyMap<number, number> | null; own: ReadonlySet<number> };

const stored = z.object({
  clocks: z.array(z.tuple([z.number(), z.number()])).nullable(),
  own: z.array(z.number()),
});

/** Own visits that are remembered: older ones are covered by what was shown since. */
const mostOwn = 200;

const itemOf = (store: string) => `wild-rose-seen-changes-${store}`;

/** Clocks are null where the device never showed what changed. */
export function readSeenChanges(storage: Pick<Storage, "getItem">, store: string): SeenChanges {
  const none = { clocks: null, own: new Set<number>() };
  try {
    const read = stored.safeParse(JSON.parse(storage.getItem(itemOf(store)) ?? "null")).data;
    if (read === undefined) return none;
    return { clocks: read.clocks === null ? null : new Map(read.clocks), own: new Set(read.own) };
  } catch {
    return none;
  }
}

/** A full device saves nothing: what changed is then shown again. */
export function saveSeenChanges(
  storage: Pick<Storage, "setItem">,
  store: string,
  { clocks, own }: SeenChanges,
): void {
  const text = JSON.stringify({
    clocks: clocks === null ? null : [...clocks],
    own: [...own].slice(-mostOwn),
  });
  try {
    storage.setItem(itemOf(store), text);
  } catch {
    // The next visit tries again.
  }
}

/** Deletes it, with the plan. */
export function clearSeenChanges(storage: Pick<Storage, "removeItem">, store: string): void {
  storage.removeItem(itemOf(store));
}
