import { Icon } from "#app/ui/illustrations/icon.tsx";
import { useMayEdit } from "#app/plan/session/plan-provider.tsx";
import { ThemeLink } from "#app/wedding-theme/theme-link.tsx";

import { countWaiting, describeWaiting } from "./proposal-rules.ts";
import { useFamily } from "./use-family.ts";

/** What of family waits for the couple, and the way there. */
export function WaitingNote({ to }: { to: string }) {
  const { proposals, threads } = useFamily();
  const mayEdit = useMayEdit();
  const words = mayEdit ? describeWaiting(countWaiting(proposals, threads)) : null;
  if (words === null) return null;
  return (
    <ThemeLink to={to} preventScrollReset className="plan-bar__waiting">
      <Icon name="people" />
      {words}
    </ThemeLink>
  );
}
