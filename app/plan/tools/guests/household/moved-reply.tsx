import { formatDate } from "#app/calendar/format-date.ts";
import { movedFrom, putReplyDay } from "#app/plan/rules/guests/reply-days.ts";
import { replyDays } from "#app/plan/schema/guests.schema.ts";
import { useGridRow, usePlan } from "#app/plan/session/plan-provider.tsx";

type MovedReplyProps = {
  household: string;
  event: { id: string; name: string; date: string | null };
  coming: number | null;
  readOnly: boolean;
};

/** Says that an event moved after the household replied; the couple may know that its reply is the same. */
export function MovedReply({ household, event: { id, name, date }, coming, readOnly }: MovedReplyProps) {
  const { document } = usePlan();
  const before = movedFrom(coming, useGridRow(replyDays, household).get(id)?.day, date);
  if (before === null) return null;
  return (
    <div className="guest-invitations__open">
      <span className="note">Replied for {formatDate(before)}, before it moved</span>
      {!readOnly && (
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => putReplyDay(document, household, id)}
        >
          Reply is the same<span className="visually-hidden">: {name}</span>
        </button>
      )}
    </div>
  );
}
