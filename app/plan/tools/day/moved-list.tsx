import type { DelayPreview } from "#app/plan/rules/day/preview-delay.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** What would move, with old and new hours. */
export function MovedList({ preview: { entries, moved } }: { preview: DelayPreview }) {
  if (moved.length === 0) return <p className="delay__none">Nothing moves.</p>;
  return (
    <section className="delay__moved" aria-label="What moves">
      <h3>{moved.length === 1 ? "1 item moves" : `${moved.length} items move`}</h3>
      <ul>
        {moved.map(({ id, before, after }) => {
          const startsLater = before.start !== after.start;
          return (
            <li key={id}>
              <strong>{entries.find((entry) => entry.id === id)?.title}</strong>
              <span>
                {startsLater ? "" : "ends "}
                <del>
                  <span className="visually-hidden">before </span>
                  {formatClockTime(startsLater ? before.start : before.end)}
                </del>{" "}
                <ins>{formatClockTime(startsLater ? after.start : after.end)}</ins>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
