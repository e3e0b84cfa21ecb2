import { formatDay } from "#app/languages/format-day.ts";
import type { Say } from "#app/languages/translate.ts";

type ReplyDayProps = { say: Say<"reply" | "date">; until: string | null; isOver: boolean };

/** The last day for replies; nothing where the couple has set none. */
export function ReplyDay({ say, until, isOver }: ReplyDayProps) {
  if (until === null) return null;
  const date = formatDay(say, until);
  return (
    <p className="household__until">
      {isOver ? say("reply", "over", { date }) : <time dateTime={until}>{say("reply", "by", { date })}</time>}
    </p>
  );
}
