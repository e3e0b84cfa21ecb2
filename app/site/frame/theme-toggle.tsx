import { useLocation } from "react-router";

import { useToast } from "#app/site-frame/toasts.tsx";

import { TricolourFlag } from "./tricolour-flag.tsx";
import { otherTheme } from "#app/site/theme/theme-name.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** What an address of ours can say beyond the theme; the rest is not written into the page. */
const carried = new Set(
  [
    // The directory, the planning page, a venue's questions and the correction of a listing.
    ["q", "category", "price", "area", "sort", "view", "saved", "page"],
    ["vendors", "subject", "ask", "listing"],
    // The venues, their comparison and their areas.
    ["group", "guests", "need", "venues", "venueArea"],
    // The home page's choices, and the planning tools.
    ["season", "decor", "date", "place", "total"],
  ].flat(),
);
const carriedShares = /^(standard|south-asian)-[a-z]+$/;

/**
 * Flips the theme in place. Without a script it is a form that opens the same page in the other
 * theme; what the address says beyond the theme goes along.
 */
export function ThemeToggle() {
  const { pack, addressTheme, prepareFlip, flipTheme } = useWeddingTheme();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const others = [...new URLSearchParams(search)].filter(
    ([key]) => carried.has(key) || carriedShares.test(key),
  );
  const wanted = otherTheme(addressTheme);
  return (
    <form
      method="get"
      action={pathname}
      className="theme-toggle"
      onSubmit={(event) => {
        event.preventDefault();
        flipTheme().catch(() =>
          toast({
            title: "The other theme did not come",
            description: "Try again when you have a signal.",
          }),
        );
      }}
    >
      {others.map(([key, value], position) => (
        <input key={position} type="hidden" name={key} value={value} />
      ))}
      {wanted === "indian" && <input type="hidden" name="theme" value="indian" />}
      <button
        type="submit"
        aria-label={pack.toggleLabel}
        title={pack.toggleLabel}
        onPointerEnter={prepareFlip}
        onTouchStart={prepareFlip}
        onFocus={prepareFlip}
      >
        <TricolourFlag />
      </button>
    </form>
  );
}
