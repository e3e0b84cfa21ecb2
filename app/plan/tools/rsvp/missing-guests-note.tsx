import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";
import { Icon } from "#app/ui/illustrations/icon.tsx";

import { useMissingGuests } from "./missing-guests-panel.tsx";

/** Guests who are missed on an invitation, and the link to decide on them. */
export function MissingGuestsNote({ to }: { to: string }) {
  const { length } = useMissingGuests();
  const mayEdit = useCanEdit();
  if (length === 0 || !mayEdit) return null;
  return (
    <ThemeLink to={to} preventScrollReset className="plan-waiting">
      <Icon name="people" />
      {length === 1 ? "Guests say 1 person is missing" : `Guests say ${length} people are missing`}
    </ThemeLink>
  );
}
