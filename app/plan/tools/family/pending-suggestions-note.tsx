import { Icon } from "#app/ui/illustrations/icon.tsx";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { countPending, describePending } from "./proposal-rules.ts";
import { useSuggestions } from "./use-suggestions.ts";

/** The family's open suggestions, and the link to them. */
export function PendingSuggestionsNote({ to }: { to: string }) {
  const { proposals, threads } = useSuggestions();
  const mayEdit = useCanEdit();
  const words = mayEdit ? describePending(countPending(proposals, threads)) : null;
  if (words === null) return null;
  return (
    <ThemeLink to={to} preventScrollReset className="plan-waiting">
      <Icon name="people" />
      {words}
    </ThemeLink>
  );
}
