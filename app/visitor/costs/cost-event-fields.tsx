import { useEffect, useRef } from "react";

import { costLimits, type CostEvent } from "#app/catalogue/event-costs/cost-event.ts";
import { weekdayNames } from "#app/calendar/date-words.ts";

import { ChoiceField } from "./choice-field.tsx";
import { EventKindField } from "./event-kind-field.tsx";
import { joinChoices } from "./join-choices.ts";
import { NumberField } from "./number-field.tsx";
import { useNumberCheck } from "./use-number-check.ts";

/** The days on which most are held come first. */
const days = [6, 5, 0, 1, 2, 3, 4].map((day) => [String(day), weekdayNames[day] ?? ""] as const);

/** Choices that most couples leave as they are, with the words of the closed row. */
const rest = {
  bar: { none: "No alcohol", venue: "The venue’s bar", own: "Our own bar" },
  kitchen: { venue: "The venue’s kitchen", outside: "Our own caterer" },
  music: { dancing: "Dancing", background: "No dancing", none: "No music" },
} as const;

const restFields = [
  { name: "bar", label: "Drinks" },
  { name: "kitchen", label: "Caterer" },
  { name: "music", label: "Music" },
] as const;

/** 'No alcohol, the venue’s kitchen, dancing, 6 hours'. */
function describeRest({ bar, kitchen, music, hours, fire, meal }: CostEvent): string {
  return joinChoices([
    rest.bar[bar],
    ...(meal === "none" ? [] : [rest.kitchen[kitchen]]),
    rest.music[music],
    `${hours} hours`,
    ...(fire ? ["Ceremonial fire"] : []),
  ]);
}

type CostEventFieldsProps = { event: CostEvent; position: number; isOnly: boolean };

/** What is asked of one event; of no event's choice the row goes away. */
export function CostEventFields({ event, position, isOnly }: CostEventFieldsProps) {
  const id = (name: string) => `cost-${name}-${position + 1}`;
  return (
    <fieldset className="cost-event">
      <legend className="visually-hidden">
        Event {position + 1}: {event.name}
      </legend>
      <EventKindField id={id("event")} kind={event.kind} isOnly={isOnly} />
      <GuestsField event={event} id={id("guests")} />
      <ChoiceField name="day" label="Day" id={id("day")} value={String(event.weekday)} options={days} />
      <ChoiceField
        name="meal"
        label="Meal"
        id={id("meal")}
        value={event.meal}
        options={[
          ["dinner", "Dinner"],
          ["lunch", "Lunch"],
          ["none", "No meal"],
        ]}
      />
      <details className="cost-event__more">
        <summary>
          <span className="visually-hidden">{event.name}: </span>
          {describeRest(event)}
        </summary>
        <div className="cost-event__rest">
          {restFields.map(({ name, label }) => (
            <ChoiceField
              key={name}
              name={name}
              label={label}
              id={id(name)}
              value={event[name]}
              options={Object.entries(rest[name])}
            />
          ))}
          <HoursField event={event} id={id("hours")} />
          <ChoiceField
            name="fire"
            label="Ceremonial fire"
            id={id("fire")}
            value={event.fire ? "yes" : "no"}
            options={[
              ["no", "No"],
              ["yes", "Yes"],
            ]}
          />
        </div>
      </details>
    </fieldset>
  );
}

function HoursField({ event, id }: { event: CostEvent; id: string }) {
  const field = useRef<HTMLInputElement>(null);
  const { isOff, check } = useNumberCheck(field, costLimits.hours);
  return (
    <NumberField name="hours" id={id} value={event.hours} field={field} isOff={isOff} onType={check}>
      Hours
    </NumberField>
  );
}

const sliderStep = 5;

/** The number that a slider of guests stands at. */
const onSlider = (guests: number) => {
  const { min } = costLimits.guests;
  return min + sliderStep * Math.round((guests - min) / sliderStep);
};

/** A number, and with scripts a slider that moves it. */
function GuestsField({ event, id }: { event: CostEvent; id: string }) {
  const number = useRef<HTMLInputElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const { min, max } = costLimits.guests;
  const { isOff, check } = useNumberCheck(number, costLimits.guests);
  useEffect(() => {
    const [moved, said] = [slider.current, number.current];
    if (moved === null || said === null) return;
    // It was moved before its code was here.
    const isMoved = moved.value !== moved.defaultValue;
    if (isMoved && said.value === said.defaultValue) said.value = moved.value;
  }, []);
  return (
    <NumberField
      name="guests"
      id={id}
      value={event.guests}
      field={number}
      isOff={isOff}
      onType={(value) => {
        if (slider.current) slider.current.value = value;
        check();
      }}
      slider={
        <input
          ref={slider}
          className="cost-slider with-script"
          type="range"
          aria-label={`Guests at the ${event.name.toLowerCase()}, slider`}
          defaultValue={onSlider(event.guests)}
          min={min}
          max={max}
          step={sliderStep}
          onChange={({ currentTarget: { value } }) => {
            if (number.current) number.current.value = value;
            check();
          }}
        />
      }
    >
      Guests
    </NumberField>
  );
}
