import type { ReactNode } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";

import { ThemeLink, type LinkTo } from "./theme-link.tsx";

/** A section's link onwards, with an arrow. */
export function ArrowLink<const To extends string>({ to, children }: LinkTo<To> & { children: ReactNode }) {
  return (
    <ThemeLink<string> to={to} className="text-link">
      {children} <Icon name="arrow" />
    </ThemeLink>
  );
}
