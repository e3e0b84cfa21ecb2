import type { z } from "zod";

import type { BusinessProjection, lineChange } from "#app/plan/document/projection-types.ts";
import { toldEvent, toldPeople } from "#app/plan/rules/schedule/describe-people.ts";

/** What a line of a sheet was before, and when it last changed. */
export type LineChange = z.infer<typeof lineChange>;

type Line = BusinessProjection["days"][number]["lines"][number];

/**
 * A business's sheet with what changed in it: a line whose day, hours, title, place, people, notes, diets or dishes
 * are others than in the previous sheet says what it was; of what stays, it keeps what was said before.
 * @param at the instant of this change, in ISO form
 */
export function withLineChanges(
  sheet: BusinessProjection,
  previous: BusinessProjection | null,
  at: string,
): BusinessProjection {
  if (previous === null) return sheet;
  const before = new Map(
    previous.days.flatMap(({ date, lines }) => lines.map((line) => [line.id, { date, ...line }])),
  );
  return {
    ...sheet,
    days: sheet.days.map(({ date, lines }) => ({
      date,
      lines: lines.map((line) => {
        const was = before.get(line.id);
        return was === undefined ? line : { ...line, change: changeOf({ date, ...line }, was, at) };
      }),
    })),
  };
}

type DatedLine = Line & { date: string };

function changeOf(line: DatedLine, was: DatedLine, at: string): LineChange | null {
  const hours = was.date !== line.date || was.start !== line.start || was.end !== line.end;
  const title = was.title !== line.title;
  const place = was.place !== line.place;
  const people = toldPeople(was) !== toldPeople(line);
  // Guests and meals of a moment's event stand on this line, or on the event's own: that is no change of them.
  const isSameSource = (was.event === null) === (line.event === null);
  const guests = isSameSource && toldEvent(was.event) !== toldEvent(line.event);
  const notes = was.notes !== line.notes;
  const diets = isSameSource && (was.diets !== line.diets || was.allergies !== line.allergies);
  const dishes = isSameSource && was.dishes !== line.dishes;
  const { change } = was;
  if (!hours && !title && !place && !people && !guests && !notes && !diets && !dishes) return change;
  const { date, start, end } = hours ? was : (change ?? was);
  return {
    date,
    start,
    end,
    at,
    title: title ? was.title : (change?.title ?? null),
    place: place ? was.place : (change?.place ?? null),
    people: people || (change?.people ?? false),
    guests: guests || (change?.guests ?? false),
    notes: notes || (change?.notes ?? false),
    diets: diets || (change?.diets ?? false),
    dishes: dishes || (change?.dishes ?? false),
  };
}
