import { formatDate } from "#app/calendar/format-date.ts";

/** The last day for replies; nothing where the couple has set none. */
export function ReplyDay({ until, isOver }: { until: string | null; isOver: boolean }) {
  if (until === null) return null;
  return (
    <p className="household__until">
      {isOver ? (
        <>The day to answer by was {formatDate(until)}. What you said stands as it is.</>
      ) : (
        <>
          Please answer by <time dateTime={until}>{formatDate(until)}</time>.
        </>
      )}
    </p>
  );
}
