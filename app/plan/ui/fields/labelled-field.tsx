import { useId, type ReactNode } from "react";

type LabelledFieldProps = {
  label: string;
  className?: string;
  /** Renders the labelled control with the given id. */
  children: (id: string) => ReactNode;
};

/** A label above a control. */
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
