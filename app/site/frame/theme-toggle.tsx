import { useLocation } from "react-router";

import { useToast } from "./toasts.tsx";

import { TricolourFlag } from "./tricolour-flag.tsx";
import { ThemeField } from "#app/site/theme/theme-field.tsx";
import { otherTheme } from "#app/site/theme/theme-name.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { useReadsQueryKey } from "#app/site/url-state/page-handle.ts";

/**
 * Flips the theme in place. Without a script it is a form that opens the same page in the other
 * theme; what the address says beyond the theme goes along.
 */
export function ThemeToggle() {
  const { pack, addressTheme, prepareFlip, flipTheme } = useWeddingTheme();
  const { pathname, search } = useLocation();
  const toast = useToast();
  const isRead = useReadsQueryKey();
  // What the page does not read is not written into it.
  const others = [...new URLSearchParams(search)].filter(([key]) => isRead(key));
  return (
    <form
      method="get"
      action={pathname}
      className="theme-toggle"
      onSubmit={(event) => {
        event.preventDefault();
        flipTheme().catch(() =>
          toast({
            title: "The other theme didn’t load",
            description: "Try again when you’re back online.",
          }),
        );
      }}
    >
      {others.map(([key, value], position) => (
        <input key={position} type="hidden" name={key} value={value} />
      ))}
      <ThemeField theme={otherTheme(addressTheme)} />
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
