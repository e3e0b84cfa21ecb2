import { useId } from "react";

type PlanNotesProps = {
  label: string;
  value: string;
  write: (value: string) => void;
  maxLength: number;
  readOnly: boolean;
};

/** A longer text: each letter is in the plan at once. */
export function PlanNotes({ label, value, write, maxLength, readOnly }: PlanNotesProps) {
  const id = useId();
  return (
    <div className="field plan__notes">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        id={id}
        className="input"
        rows={3}
        maxLength={maxLength}
        readOnly={readOnly}
        value={value}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </div>
  );
}
