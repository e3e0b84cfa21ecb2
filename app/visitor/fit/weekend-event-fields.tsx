import { weekendLimits, type WeekendEvent } from "#app/catalogue/weekend-fit/weekend.ts";
import {
  barChoices,
  baraatChoices,
  catererChoices,
  formatClockField,
  seatChoices,
  tickedNeeds,
  untilChoices,
} from "#app/catalogue/weekend-fit/weekend-request.ts";
import { formatShortClockTime } from "#app/calendar/format-time-of-day.ts";
import { ChoiceField } from "#app/visitor/costs/choice-field.tsx";
import { EventKindField } from "#app/visitor/costs/event-kind-field.tsx";
import { joinChoices } from "#app/visitor/costs/join-choices.ts";

const seatWords: Record<(typeof seatChoices)[number], string> = {
  tables: "At tables",
  rows: "In rows",
  floor: "On the floor",
  standing: "Standing or dancing",
  elsewhere: "Somewhere else",
};

const catererWords: Record<(typeof catererChoices)[number], string> = {
  none: "The house’s, or any caterer",
  any: "Our own caterer",
  vegetarian: "Our vegetarian caterer",
  halal: "Our halal caterer",
};

const barWords: Record<(typeof barChoices)[number], string> = {
  none: "No alcohol",
  served: "Alcohol is served",
  own: "Our own bar",
};

const baraatWords: Record<(typeof baraatChoices)[number], string> = {
  none: "No baraat",
  walk: "Baraat with dhol",
  horse: "Baraat with dhol and horse",
};

const untilWords = (choice: (typeof untilChoices)[number]) =>
  choice === "" ? "No matter" : formatShortClockTime(60 * Number(choice));

/** What an event needs, as the closed row says it. */
function describeNeeds(event: WeekendEvent): string {
  const words = [
    ...(event.fire ? ["Ceremonial fire"] : []),
    ...(event.baraat === "none" ? [] : [baraatWords[event.baraat]]),
    ...(event.caterer === "none" ? [] : [catererWords[event.caterer]]),
    ...(event.alcohol === "none" ? [] : [barWords[event.alcohol]]),
    ...(event.musicUntil === null ? [] : [`Music until ${formatShortClockTime(event.musicUntil)}`]),
    ...tickedNeeds.flatMap(({ need, label }) => (need !== "fire" && event[need] ? [label] : [])),
  ];
  const [first = "No special needs", ...others] = words;
  return joinChoices([first, ...others]);
}

/** The first field of an event, by its position from 0 on. */
export const eventFieldId = (position: number) => `fit-event-${position + 1}`;

type WeekendEventFieldsProps = { event: WeekendEvent; position: number; isOnly: boolean };

/** What is asked of one event; without a kind the row goes away. */
export function WeekendEventFields({ event, position, isOnly }: WeekendEventFieldsProps) {
  const id = (name: string) => `fit-${name}-${position + 1}`;
  return (
    <fieldset className="weekend-event">
      <legend className="visually-hidden">
        Event {position + 1}: {event.name}
      </legend>
      <EventKindField id={eventFieldId(position)} kind={event.kind} isOnly={isOnly} />
      <NumberField
        name="guests"
        label="Guests"
        id={id("guests")}
        value={event.guests}
        bounds={weekendLimits.guests}
      />
      <ChoiceField
        name="seats"
        label="Guests sit"
        id={id("seats")}
        value={event.elsewhere ? "elsewhere" : event.seating}
        options={seatChoices.map((choice) => [choice, seatWords[choice]] as const)}
      />
      <ChoiceField
        name="on"
        label="Day"
        id={id("on")}
        value={String(event.day + 1)}
        options={Array.from(
          { length: weekendLimits.days },
          (_, at) => [String(at + 1), `Day ${at + 1}`] as const,
        )}
      />
      <div className="field">
        <label className="field__label" htmlFor={id("at")}>
          Begins
        </label>
        <input
          className="input"
          type="time"
          id={id("at")}
          name="at"
          step={300}
          defaultValue={formatClockField(event.start)}
        />
      </div>
      <NumberField
        name="hours"
        label="Hours"
        id={id("hours")}
        value={event.hours}
        bounds={weekendLimits.hours}
      />
      <details className="weekend-event__needs">
        <summary>
          <span className="visually-hidden">{event.name} needs: </span>
          {describeNeeds(event)}
        </summary>
        <div className="weekend-event__grid">
          <ChoiceField
            name="caterer"
            label="Caterer"
            id={id("caterer")}
            value={event.caterer}
            options={catererChoices.map((choice) => [choice, catererWords[choice]] as const)}
          />
          <ChoiceField
            name="bar"
            label="Drinks"
            id={id("bar")}
            value={event.alcohol}
            options={barChoices.map((choice) => [choice, barWords[choice]] as const)}
          />
          <ChoiceField
            name="baraat"
            label="Baraat"
            id={id("baraat")}
            value={event.baraat}
            options={baraatChoices.map((choice) => [choice, baraatWords[choice]] as const)}
          />
          <ChoiceField
            name="until"
            label="Dhol, DJ or band until"
            id={id("until")}
            value={event.musicUntil === null ? "" : String(event.musicUntil / 60)}
            options={untilChoices.map((choice) => [choice, untilWords(choice)] as const)}
          />
        </div>
        <div className="weekend-event__ticks">
          {tickedNeeds.map(({ need, key, label }) => (
            <label key={key} className="checkbox">
              <input type="checkbox" name={key} value={position + 1} defaultChecked={event[need]} />
              <span>{label}</span>
            </label>
          ))}
        </div>
      </details>
    </fieldset>
  );
}

type NumberFieldProps = {
  name: string;
  label: string;
  id: string;
  value: number;
  bounds: { min: number; max: number };
};

function NumberField({ name, label, id, value, bounds }: NumberFieldProps) {
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input className="input" type="number" id={id} name={name} defaultValue={value} {...bounds} />
    </div>
  );
}
