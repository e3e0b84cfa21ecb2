import { startTransition, useOptimistic } from "react";
import { useLocation } from "react-router";

import { ActionLink } from "#app/ui/design-system/action-link.tsx";
import { formatDirectoryQuery, parseDirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import type { ListingCard } from "#app/catalogue/directory/listing-card.ts";
import { HeartIcon } from "#app/ui/illustrations/icon.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";
import type { ToastMessage } from "#app/site/frame/toast-queue.ts";
import { hasEditablePlan } from "#app/catalogue/plan-outbox/queue-message.ts";
import { themeFromUrl } from "#app/site/theme/theme-name.ts";

import { toggleSaved, useSavedList } from "./saved-list-provider.tsx";

/**
 * Saves a listing or removes it from the list. Without scripts it is a link that writes the list into the
 * URL.
 */
export function HeartButton({ card }: { card: Pick<ListingCard, "id" | "name"> }) {
  const saved = useSavedList();
  const toast = useToast();
  // The pressed heart responds at once; everything else that shows the list follows a moment later.
  const [isSaved, show] = useOptimistic(saved.has(card.id));
  const href = useSavedHref(toggleSaved(saved.ids, card.id));

  function toggle() {
    startTransition(() => {
      show(!isSaved);
      saved.setSaved(card.id, !isSaved);
    });
    toast(
      isSaved
        ? {
            title: "Removed from saved vendors",
            description: "This vendor has been removed from your saved list",
          }
        : {
            title: "Added to saved vendors",
            description: "This vendor has been added to your saved list",
            link: planLink(saved.addToPlan),
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

/** The present URL with another saved list; in the directory its keys are in canonical order. */
function useSavedHref(ids: readonly number[]): string {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const theme = themeFromUrl(parameters);
  const shownTheme = theme === "standard" ? null : theme;
  if (pathname === "/vendors")
    return `${pathname}${formatDirectoryQuery({ ...parseDirectoryQuery(parameters), saved: ids }, shownTheme)}`;
  // Keys of other pages stay as they are.
  parameters.delete("saved");
  parameters.delete("theme");
  if (ids.length > 0) parameters.append("saved", ids.join(","));
  if (shownTheme !== null) parameters.append("theme", shownTheme);
  const text = parameters.toString().replaceAll("%2C", ",");
  return text === "" ? pathname : `${pathname}?${text}`;
}
