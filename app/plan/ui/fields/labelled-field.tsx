import { useId, type ReactNode } from "react";

type LabelledFieldProps = {
  label: string;
  className?: string;
  /** Draws what the label names, under the id that it is given. */
  children: (id: string) => ReactNode;
};

/** A label above what is filled in. */
export function LabelledField({ label, className = "", children }: LabelledFieldProps) {
  const id = useId();
  return (
    <div className={`field ${className}`.trim()}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
    </div>
  );
}
