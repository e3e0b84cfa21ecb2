import { formatDate } from "#app/calendar/format-date.ts";
import { replyDayFieldId } from "#app/plan/tools/rsvp/reply-day-field.ts";

type RepliesClosedProps = {
  /** The last day for answers, which is past. */
  until: string;
  /** What can be done again after the day is changed. */
  purpose: string;
};

/** Says that replies are closed, and leads to the field of the last day. */
export function RepliesClosed({ until, purpose }: RepliesClosedProps) {
  return (
    <p className="note">
      Replies closed on {formatDate(until)}.{" "}
      <button
        type="button"
        className="text-link"
        onClick={() => document.getElementById(replyDayFieldId)?.focus()}
      >
        Change the day
      </button>{" "}
      {purpose}.
    </p>
  );
}
