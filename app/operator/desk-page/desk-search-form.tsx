import type { ReactNode } from "react";

import { ThemeField } from "#app/site/theme/theme-field.tsx";

/** A form that asks the page itself for something, in its theme; without scripts too. */
export function DeskSearchForm({ submit, children }: { submit: string; children: ReactNode }) {
  return (
    <form method="get">
      <ThemeField />
      {children}
      <button type="submit" className="button button--line">
        {submit}
      </button>
    </form>
  );
}
