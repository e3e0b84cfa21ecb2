import { formatDate } from "#app/calendar/format-date.ts";
import { rsvp, rsvpRowId } from "#app/plan/schema/rsvp.schema.ts";
import { useRow } from "#app/plan/session/plan-provider.tsx";
import { replyDayFieldId } from "#app/plan/tools/rsvp/reply-day-field.ts";

type RepliesClosedProps = {
  /** The last day for answers, which is past: the one that the couple chose, or that of the last event. */
  until: string;
  /** What can be done again after the day is changed. */
  purpose: string;
};

/** Says that replies are closed, and leads to the field of the last day where a later one would open them again. */
export function RepliesClosed({ until, purpose }: RepliesClosedProps) {
  const chosen = useRow(rsvp, rsvpRowId)?.until ?? null;
  return (
    <p className="note">
      Replies closed on {formatDate(until)}
      {chosen === until ? (
        <>
          .{" "}
          <button
            type="button"
            className="text-link"
            onClick={() => document.getElementById(replyDayFieldId)?.focus()}
          >
            Change the day
          </button>{" "}
          {purpose}.
        </>
      ) : (
        ", the day of your last event."
      )}
    </p>
  );
}
