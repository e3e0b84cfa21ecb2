import { memo } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { countPending, describePending } from "#app/plan/tools/family/proposal-rules.ts";
import { useCanEdit, usePlan } from "#app/plan/session/plan-provider.tsx";
import { useSchedule, useScheduleConflicts } from "#app/plan/ui/schedule/use-schedule.ts";
import { useSuggestions } from "#app/plan/tools/family/use-suggestions.ts";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

/** What waits for the couple: suggestions of the family, and conflicts of the schedule; and what family can do. */
export const Attention = memo(function Attention({ link }: { link: PrivatePlanLink | null }) {
  const conflicts = useScheduleConflicts(useSchedule());
  const { proposals, threads } = useSuggestions();
  const pending = useCanEdit() ? describePending(countPending(proposals, threads)) : null;
  const [first] = conflicts;
  const maySuggest = usePlan().here.role === "propose";
  if (pending === null && first === undefined && !maySuggest) return null;
  return (
    <ul className="today-list today-list--attention">
      {maySuggest && (
        <li>
          <Icon name="people" />
          <ThemeLink to={toolPath("proposals", link)}>Suggest a guest, comment or vote</ThemeLink>
        </li>
      )}
      {pending !== null && (
        <li>
          <Icon name="people" />
          <ThemeLink to={toolPath("proposals", link)}>{pending}</ThemeLink>
        </li>
      )}
      {first !== undefined && (
        <li>
          <Icon name="alert" />
          <ThemeLink to={toolPath("schedule", link)}>
            {conflicts.length === 1 ? first.what : `${conflicts.length} conflicts in the schedule`}
          </ThemeLink>
        </li>
      )}
    </ul>
  );
});
