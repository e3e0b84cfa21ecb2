import type { ReactNode, RefObject } from "react";

import { costLimits } from "#app/catalogue/event-costs/cost-event.ts";

type NumberFieldProps = {
  /** Also what is counted. */
  name: "guests" | "hours";
  id: string;
  /** The number that the sums are for. */
  value: number;
  field: RefObject<HTMLInputElement | null>;
  /** What is typed is none that a sum is made for. */
  isOff: boolean;
  onType: (value: string) => void;
  /** Moves the number. */
  slider?: ReactNode;
  /** The label. */
  children: string;
};

/** A number of an event; what is wrong with it stands below, and is read out when it comes. */
export function NumberField({ name, id, value, field, isOff, onType, slider, children }: NumberFieldProps) {
  const { min, max } = costLimits[name];
  return (
    <div className={`field cost-field cost-field--${name}`}>
      <label className="field__label" htmlFor={id}>
        {children}
      </label>
      <input
        ref={field}
        className="input"
        type="number"
        id={id}
        name={name}
        defaultValue={value}
        min={min}
        max={max}
        aria-invalid={isOff || undefined}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {slider}
      <output className="cost-field__note">
        <span id={`${id}-note`}>
          {isOff && `Enter a number from ${min} to ${max}. The sums are for ${value} ${name}.`}
        </span>
      </output>
    </div>
  );
}
