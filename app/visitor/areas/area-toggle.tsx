import type { ReactNode } from "react";

import { ActionLink } from "#app/ui/design-system/action-link.tsx";

export type AreaToggleProps = {
  chosen: boolean;
  /** The URL with the area chosen, or cleared, for visitors without scripts. */
  href: string;
  onToggle: () => void;
};

/** Highlights an area on the map and in the list; a second click clears it. */
export function AreaToggle({
  chosen,
  href,
  onToggle,
  className,
  children,
}: AreaToggleProps & { className: string; children: ReactNode }) {
  return (
    <ActionLink className={className} href={href} rel="nofollow" aria-pressed={chosen} onAction={onToggle}>
      {children}
    </ActionLink>
  );
}
