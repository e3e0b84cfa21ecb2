import { useId, type ReactNode } from "react";

type ChoiceProps = { label: string; value: string; onChoose: (value: string) => void; children: ReactNode };

/** One of several, in a list that opens; the options are the children. */
export function Choice({ label, value, onChoose, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="input"
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {children}
      </select>
    </div>
  );
}

/** The events of a plan as options. */
export function EventOptions({ events }: { events: readonly { id: string; name: string }[] }) {
  return events.map(({ id, name }) => (
    <option key={id} value={id}>
      {name === "" ? "An event" : name}
    </option>
  ));
}
