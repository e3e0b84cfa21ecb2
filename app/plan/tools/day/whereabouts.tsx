import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";

type WhereaboutsProps = {
  entries: readonly DayEntry[];
  clock: number;
  vendorsOf: (id: string) => readonly ShortlistRow[];
};

/** Who is where at this minute, by place, as far as the schedule knows. */
export function Whereabouts({ entries, clock, vendorsOf }: WhereaboutsProps) {
  const running = entries.filter(({ start, end, isDone }) => start <= clock && clock < end && !isDone);
  const byPlace = Map.groupBy(running, ({ place }) => place || "Place not set");
  return (
    <section className="day-panel" aria-labelledby="day-where">
      <h3 id="day-where">Who is where</h3>
      {byPlace.size === 0 && <p>No one has to be anywhere right now.</p>}
      <dl>
        {Array.from(byPlace, ([place, there]) => {
          const vendors = new Set(there.flatMap(({ id }) => vendorsOf(id).map(({ name }) => name)));
          const people = new Set(there.flatMap(({ people: names }) => names || []));
          const who = [...people, ...vendors].filter((name) => name !== "");
          return (
            <div key={place}>
              <dt>{place}</dt>
              <dd>
                {there.map(({ title, end }) => `${title} until ${formatClockTime(end)}`).join(", ")}
                {who.length > 0 && <strong>{who.join(", ")}</strong>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
