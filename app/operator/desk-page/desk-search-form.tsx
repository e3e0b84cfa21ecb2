import type { ReactNode } from "react";

import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** A form that asks the page itself for something, in its theme; without scripts too. */
export function DeskSearchForm({ submit, children }: { submit: string; children: ReactNode }) {
  const { addressTheme } = useWeddingTheme();
  return (
    <form method="get">
      {addressTheme !== "standard" && <input type="hidden" name="theme" value={addressTheme} />}
      {children}
      <button type="submit" className="button button--line">
        {submit}
      </button>
    </form>
  );
}
