import { useLocation } from "react-router";

import { waitingKinds } from "#app/operator/waiting-list/desk-actions.ts";
import { waitingAnchor, type WaitingItem } from "#app/operator/waiting-list/waiting-item.ts";
import { useHydrated } from "#app/ui/design-system/use-hydrated.ts";

/**
 * Whether the address leads to an item that is not on the page, as an email does whose subject was decided since.
 * Only the browser knows that part of the address, so it is false until the page has come to life.
 */
export function useMissingItem(items: readonly Pick<WaitingItem, "kind" | "id">[]): boolean {
  const { hash } = useLocation();
  return useHydrated() && leadsToNoItem(hash.slice(1), items);
}

/** @param anchor the part of the address after its '#' */
export function leadsToNoItem(anchor: string, items: readonly Pick<WaitingItem, "kind" | "id">[]): boolean {
  return (
    waitingKinds.some((kind) => anchor.startsWith(`${kind}-`)) &&
    items.every((item) => anchor !== waitingAnchor(item))
  );
}
