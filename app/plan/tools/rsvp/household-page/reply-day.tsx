import { formatDay } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";

type ReplyDayProps = {
  say: Say<"reply" | "date">;
  /** The couple's last day for replies, if it has set one. */
  until: string | null;
  /** The day on which replies closed; null while they are open. */
  closedOn: string | null;
  /** Whether the household replied to anything. */
  hasReplied: boolean;
};

/** The last day for replies; nothing while they are open and the couple has set none. */
export function ReplyDay({ say, until, closedOn, hasReplied }: ReplyDayProps) {
  const day = closedOn ?? until;
  if (day === null) return null;
  const date = formatDay(say, day);
  return (
    <p className="household__until">
      {closedOn === null ? (
        <time dateTime={day}>{say("reply", "by", { date })}</time>
      ) : (
        <>
          {say("reply", "over", { date })} {hasReplied && say("reply", "stays")}
        </>
      )}
    </p>
  );
}
