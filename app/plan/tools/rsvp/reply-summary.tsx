import { households } from "#app/plan/schema/guests.schema.ts";
import { useCanEdit, useRows } from "#app/plan/session/plan-provider.tsx";
import { describeMovedReplies } from "#app/plan/rules/guests/reply-days.ts";
import { movedRepliesAdvice } from "#app/plan/rules/rsvp/reply-route.ts";
import { useReplyRoute } from "#app/plan/ui/use-reply-route.ts";
import { useMovedReplies } from "#app/plan/ui/use-moved-replies.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import type { PrivatePlanLink } from "#app/plan/document/plan-link.ts";
import { EmptyState } from "#app/plan/ui/empty-state.tsx";
import { toolPath } from "#app/plan/ui/tool-path.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { firstStep } from "./first-step.ts";
import type { InvitedHousehold } from "#app/plan/rules/rsvp/invited-households.ts";
import { formatCount } from "#app/languages/site-language.ts";

type ReplySummaryProps = { invited: readonly InvitedHousehold[]; link: PrivatePlanLink | null };

/** Progress of the answers: by household, and by event. */
export function ReplySummary({ invited, link }: ReplySummaryProps) {
  const mayEdit = useCanEdit();
  const counts = useHeadcounts();
  const listed = useRows(households).length;
  const events = useSortedEvents();
  const moved = useMovedReplies();
  const route = useReplyRoute();
  const held = events.filter(({ id }) => (counts.get(id)?.invited ?? 0) > 0);
  const answered = invited.filter(({ isAnswered }) => isAnswered).length;
  if (invited.length === 0) {
    const step = firstStep(listed, events.length);
    return (
      <EmptyState
        emblem="invitations"
        heading="No one is invited yet"
        action={
          mayEdit && (
            <ThemeLink to={toolPath(step.tool, link)} className="button button--primary">
              {step.action}
            </ThemeLink>
          )
        }
      >
        {mayEdit ? step.says : "Replies are counted here once households are invited."}
      </EmptyState>
    );
  }
  return (
    <>
      <p className="rsvp__so-far">
        <strong>
          {formatCount(answered)} of {formatCount(invited.length)}
        </strong>{" "}
        {invited.length === 1 ? "household has" : "households have"} replied.
      </p>
      {moved.map((event) => (
        <p key={event.event} className="plan__error">
          {describeMovedReplies(event)}.{mayEdit && ` ${movedRepliesAdvice[route]}`}
        </p>
      ))}
      <ul className="rsvp__events">
        {held.map(({ id, name }) => {
          const { coming = 0, declined = 0, waiting = 0, invited: asked = 0 } = counts.get(id) ?? {};
          return (
            <li key={id} className="panel">
              <h3 className="heading-small">{name === "" ? "An event" : name}</h3>
              <p className="rsvp__coming">
                <strong>{formatCount(coming)}</strong> of {formatCount(asked)} coming
              </p>
              <p className="note">
                {declined > 0 && `${formatCount(declined)} can’t come, `}
                {waiting === 0 ? "everyone has replied" : `${formatCount(waiting)} to reply`}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
}
