import { plainSheetPath } from "#app/plan/ui/plain-sheet-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** The two sheets of a saved plan that need no scripts. */
export function PlainSheetLinks({ planKey }: { planKey: string }) {
  return (
    <>
      <ThemeLink to={plainSheetPath(planKey, "rsvp")} className="text-link">
        Replies
      </ThemeLink>
      {" · "}
      <ThemeLink to={plainSheetPath(planKey, "schedule")} className="text-link">
        Schedule
      </ThemeLink>
    </>
  );
}
