import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** The empty shortlist: how to fill it. */
export function EmptyShortlist() {
  return (
    <EmptyState
      emblem="venues"
      heading="No vendors yet"
      action={
        <ThemeLink to="/vendors" className="button button--primary">
          Find vendors
        </ThemeLink>
      }
    >
      Tap the heart on a vendor or venue to add it here, with room for its quote and your notes.
    </EmptyState>
  );
}
