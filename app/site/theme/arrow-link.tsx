import type { ReactNode } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

/** Where a section leads on, with an arrow. */
export function OnwardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ThemeLink to={to} className="text-link">
      {children} <Icon name="arrow" />
    </ThemeLink>
  );
}
