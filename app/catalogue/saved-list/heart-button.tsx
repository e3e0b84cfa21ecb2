import { useReducer, useSyncExternalStore } from "react";
import { useLocation } from "react-router";

import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { HeartIcon } from "#app/ui/illustrations/icon.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";
import type { ToastMessage } from "#app/site/frame/toast-queue.ts";
import { hasEditablePlan } from "#app/catalogue/plan-outbox/queue-message.ts";
import { themeFromUrl } from "#app/site/theme/theme-name.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";

import { useSavedListStore } from "./saved-list-provider.tsx";
import { toggleSaved } from "./saved-list-store.ts";

/**
 * Saves a listing or removes it from the list. Without scripts it is a link that writes the list into the
 * URL.
 */
export function HeartButton({ card }: { card: Pick<ListingCard, "id" | "name"> }) {
  const list = useSavedListStore();
  const toast = useToast();
  // No other heart of a long page renders with the pressed one.
  const isIn = (ids: () => readonly number[]) => () => ids().includes(card.id);
  const isSaved = useSyncExternalStore(list.subscribe, isIn(list.ids), isIn(list.firstIds));
  // Only a new tab follows the address: it names the list of the moment at which the heart is pointed at.
  const [ids, refreshIds] = useReducer(list.ids, list.firstIds());
  const href = useSavedHref(toggleSaved(ids, card.id));

  function toggle() {
    list.setSaved(card.id, !isSaved);
    toast(
      isSaved
        ? {
            title: "Removed from saved vendors",
            description: "This vendor has been removed from your saved list",
          }
        : {
            title: "Added to saved vendors",
            description: "This vendor has been added to your saved list",
            link: planLink(list.addToPlan),
          },
    );
  }

  return (
    <ActionLink
      href={href}
      rel="nofollow"
      className="heart"
      aria-pressed={isSaved}
      aria-label={`Save ${card.name}`}
      onPointerDown={refreshIds}
      onFocus={refreshIds}
      onAction={toggle}
    >
      <HeartIcon />
    </ActionLink>
  );
}

/** A plan on this device has the listing already; without one the list waits for it. */
function planLink(onFollow: () => void): ToastMessage["link"] {
  if (hasEditablePlan()) return { to: "/plan/shortlist", label: "See it in your plan" };
  return { to: "/plan", label: "Add to your plan", onFollow };
}

/** The present URL with another saved list; its other keys stay as they are. */
function useSavedHref(saved: readonly number[]): string {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.delete("saved");
  if (saved.length > 0) parameters.append("saved", saved.join(","));
  const query = parameters.toString().replaceAll("%2C", ",");
  return withThemeParam(query === "" ? pathname : `${pathname}?${query}`, themeFromUrl(parameters));
}
