import type { ReactNode } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import { ThemeLink } from "./theme-link.tsx";

/** A section's link onwards, with an arrow. */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <ThemeLink to={to} className="text-link">
      {children} <Icon name="arrow" />
    </ThemeLink>
  );
}
