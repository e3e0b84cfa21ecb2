import { useId } from "react";

type PlanTextAreaProps = {
  label: string;
  value: string;
  write: (value: string) => void;
  maxLength: number;
  readOnly: boolean;
  className?: string;
};

/** Several lines of the plan: each letter is in the plan at once. */
export function PlanTextArea({ label, value, write, className = "", ...area }: PlanTextAreaProps) {
  const id = useId();
  return (
    <div className={`field ${className}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <textarea
        {...area}
        id={id}
        className="input"
        value={value}
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </div>
  );
}
