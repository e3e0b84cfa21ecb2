import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** The empty shortlist: how to fill it, for those who can. */
export function EmptyShortlist() {
  const mayEdit = useCanEdit();
  return (
    <EmptyState
      emblem="venues"
      heading="No vendors yet"
      action={
        mayEdit && (
          <ThemeLink to="/vendors" className="button button--primary">
            Find vendors
          </ThemeLink>
        )
      }
    >
      {mayEdit
        ? "Tap the heart on a vendor or venue to add it here, with room for its quote and your notes."
        : "The vendors and venues that the couple is considering appear here."}
    </EmptyState>
  );
}
