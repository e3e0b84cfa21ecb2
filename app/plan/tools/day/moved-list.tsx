import type { MovedEntry } from "#app/plan/rules/day/apply-delay.ts";
import { movedHours } from "#app/plan/rules/day/moved-hours.ts";
import type { DelayPreview } from "#app/plan/rules/day/preview-delay.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";

/** What would move, with old and new hours. */
export function MovedList({ preview: { entries, moved } }: { preview: DelayPreview }) {
  if (moved.length === 0) return <p className="delay__none">Nothing moves.</p>;
  return (
    <section className="delay__moved" aria-label="What moves">
      <h3>{moved.length === 1 ? "1 item moves" : `${moved.length} items move`}</h3>
      <ul>
        {moved.map((change) => (
          <MovedItem key={change.id} change={change} entries={entries} />
        ))}
      </ul>
    </section>
  );
}

type MovedItemProps = { change: MovedEntry; entries: DelayPreview["entries"] };

function MovedItem({ change, entries }: MovedItemProps) {
  const entry = entries.find(({ id }) => id === change.id);
  return (
    <li>
      <strong>{entry?.title}</strong>
      {movedHours(change, entry?.type ?? "moment").map((hour) => (
        <span key={hour}>
          {hour === "end" ? "ends " : ""}
          <del>
            <span className="visually-hidden">before </span>
            {formatClockTime(change.before[hour])}
          </del>{" "}
          <ins>{formatClockTime(change.after[hour])}</ins>
        </span>
      ))}
    </li>
  );
}
