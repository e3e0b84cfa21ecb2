import { memo } from "react";

import { Icon } from "#app/ui/illustrations/icon.tsx";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { countPending, describePending } from "#app/plan/tools/family/proposal-rules.ts";
import { useCanEdit } from "#app/plan/session/plan-provider.tsx";
import { useSchedule, useScheduleConflicts } from "#app/plan/ui/schedule/use-schedule.ts";
import { summarizeMovedReplies } from "#app/plan/rules/guests/reply-days.ts";
import { describeSeating, type SeatingConflicts } from "#app/plan/tools/seating/use-seating-conflicts.ts";
import { useMaySuggest } from "#app/plan/tools/family/use-may-suggest.ts";
import { useSuggestions } from "#app/plan/tools/family/use-suggestions.ts";
import { useMovedReplies } from "#app/plan/ui/use-moved-replies.ts";
import { rowPath, toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

type AttentionProps = {
  /** What does not fit in the seating, by event. */
  seating: readonly SeatingConflicts[];
  /** In Alberta, as 2027-06-19. */
  today: string;
  link: PrivatePlanLink | null;
};

/** What waits for the couple: suggestions of the family, replies for a former day, conflicts of schedule and seating; and what family can do. */
export const Attention = memo(function Attention({ seating: laid, today, link }: AttentionProps) {
  // Nobody can change what is over.
  const conflicts = useScheduleConflicts(useSchedule()).filter(({ date }) => date === null || date >= today);
  const seating = laid.filter(({ event: { date } }) => date === null || date >= today);
  const { proposals, threads } = useSuggestions();
  const pending = useCanEdit() ? describePending(countPending(proposals, threads)) : null;
  const [first] = conflicts;
  const maySuggest = useMaySuggest();
  const [seats] = seating;
  const moved = summarizeMovedReplies(useMovedReplies());
  const waits = [pending, first, seats, moved].some((one) => one !== null && one !== undefined);
  if (!waits && !maySuggest) return null;
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
      {moved !== null && (
        <li>
          <Icon name="alert" />
          <ThemeLink to={toolPath("rsvp", link)}>{moved}</ThemeLink>
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
      {seats !== undefined && (
        <li>
          <Icon name="alert" />
          <ThemeLink to={rowPath("seating", seats.event.id, link)}>{describeSeating(seating)}</ThemeLink>
        </li>
      )}
    </ul>
  );
});
