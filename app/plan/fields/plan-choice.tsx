import { useId } from "react";

type PlanChoiceProps = {
  label: string;
  /** What the plan says; nothing is chosen where none of the options has it, as when an event was removed. */
  value: string;
  options: readonly { value: string; name: string }[];
  /** What '' is called. */
  none: string;
  write: (value: string) => void;
  readOnly: boolean;
};

/** One of several, or none: written as soon as it is chosen. */
export function PlanChoice({ label, value, options, none, write, readOnly }: PlanChoiceProps) {
  const id = useId();
  const isKnown = value === "" || options.some((option) => option.value === value);
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={isKnown ? value : ""}
        disabled={readOnly}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
    </div>
  );
}
