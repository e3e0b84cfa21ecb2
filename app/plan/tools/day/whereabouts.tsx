import { formatClockTime } from "#app/calendar/format-time-of-day.ts";
import { whatIsNext } from "#app/plan/rules/day/what-is-next.ts";
import type { DayEntry } from "#app/plan/rules/schedule/day-entry.ts";
import type { ShortlistRow } from "#app/plan/schema/shortlist.schema.ts";
import { describeOverrun } from "#app/plan/ui/day/describe-wait.ts";

type WhereaboutsProps = {
  entries: readonly DayEntry[];
  clock: number;
  vendorsOf: (id: string) => readonly ShortlistRow[];
};

/** Who is where at this minute, by place, as far as the schedule knows. */
export function Whereabouts({ entries, clock, vendorsOf }: WhereaboutsProps) {
  const overdue = whatIsNext(entries, clock).now.filter(({ end }) => end <= clock);
  const running = entries.filter(({ start, end, isDone }) => start <= clock && clock < end && !isDone);
  const byPlace = Map.groupBy([...overdue, ...running], ({ place }) => place || "Place not set");
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
                {there.map((entry) => describeStay(entry, clock)).join(", ")}
                {who.length > 0 && <strong>{who.join(", ")}</strong>}
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

const describeStay = ({ title, end }: DayEntry, clock: number) =>
  end <= clock ? `${title}, ${describeOverrun(clock - end)}` : `${title} until ${formatClockTime(end)}`;
