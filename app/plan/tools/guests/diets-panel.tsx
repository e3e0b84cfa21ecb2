import { memo, useDeferredValue, useMemo } from "react";

import type { GridCells } from "#app/plan/document/plan-grid.ts";
import { useGrid, useRows } from "#app/plan/session/plan-provider.tsx";

import type { Answer } from "#app/plan/rules/guests/answer.ts";
import { countDiets, householdsWithDiets } from "#app/plan/rules/guests/diet-counts.ts";
import { attendees, guestReplies, diets, guests, households } from "#app/plan/schema/guests.schema.ts";
import { absences } from "#app/plan/rules/rsvp/attendees.ts";
import { formatCount } from "#app/languages/site-language.ts";
import { dietNames } from "#app/plan/rules/guests/guest-labels.ts";

import { useAnswers } from "#app/plan/ui/use-answers.ts";

import { useDishCounts } from "./use-dish-counts.ts";

type DietsPanelProps = { events: readonly { id: string; name: string }[] };

/** Diets for the caterer of each event. It updates after the press that changed it is painted. */
export function DietsPanel({ events }: DietsPanelProps) {
  return <Diets events={events} cells={useDeferredValue(useAnswers())} />;
}

type DietsProps = DietsPanelProps & { cells: GridCells<Answer> };

const Diets = memo(function Diets({ events, cells }: DietsProps) {
  const all = useRows(households);
  const people = useRows(guests);
  const said = useDeferredValue(useGrid(attendees));
  const replies = useDeferredValue(useGrid(guestReplies));
  const isAbsent = useMemo(() => absences(cells, said, replies, people), [cells, said, replies, people]);
  const asking = useMemo(() => householdsWithDiets(all, people), [all, people]);
  const counted = useMemo(
    () =>
      events.map((event) =>
        countDiets(
          asking,
          (id) => cells.cell(id, event.id),
          (guest) => isAbsent(event.id, guest),
        ),
      ),
    [asking, cells, events, isAbsent],
  );
  const served = useDishCounts(events, cells, isAbsent);
  const dishes = [...(served?.counts ?? [])].filter(([, wanted]) => wanted > 0);
  const asked = diets.filter((diet) => counted.some(({ counts }) => (counts.get(diet) ?? 0) > 0));
  const allergies = [
    ...new Set(counted.flatMap((of) => of.allergies.map(({ who, what }) => `${who}: ${what}`))),
  ];
  if (events.length === 0 || (asked.length === 0 && allergies.length === 0 && served === null)) return null;
  return (
    <section className="panel guest-diets" aria-labelledby="guest-diets">
      <h2 className="heading-small" id="guest-diets">
        For the caterers
      </h2>
      {asked.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways has to be reached by keyboard
        <section className="guest-diets__table" tabIndex={0} aria-label="Diets by event">
          <table>
            <thead>
              <tr>
                <th scope="col">Diet</th>
                {events.map(({ id, name }) => (
                  <th key={id} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {asked.map((diet) => (
                <tr key={diet}>
                  <th scope="row">{dietNames[diet]}</th>
                  {counted.map(({ counts }, at) => (
                    <td key={events[at]?.id}>{counts.get(diet)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {served !== null && (
        <>
          <h3 className="field__label">Dishes: {served.event}</h3>
          <ul className="guest-diets__allergies">
            {dishes.map(([dish, wanted]) => (
              <li key={dish}>
                {formatCount(wanted)} <bdi>{dish}</bdi>
              </li>
            ))}
            {served.open > 0 && <li>{formatCount(served.open)} not chosen yet</li>}
          </ul>
        </>
      )}
      {allergies.length > 0 && (
        <>
          <h3 className="field__label">Allergies</h3>
          <ul className="guest-diets__allergies">
            {allergies.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
});
