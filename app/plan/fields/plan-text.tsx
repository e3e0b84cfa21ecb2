import { useId } from "react";

type PlanTextProps = {
  label: string;
  value: string;
  write: (value: string) => void;
  maxLength: number;
  readOnly: boolean;
};

/** A text of several lines in the plan: each letter is in it at once. */
export function PlanText({ label, value, write, maxLength, readOnly }: PlanTextProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="input"
        value={value}
        maxLength={maxLength}
        readOnly={readOnly}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </div>
  );
}
