import type { ReactNode } from "react";

type PlanCheckboxProps = {
  checked: boolean;
  write: (checked: boolean) => void;
  readOnly: boolean;
  children: ReactNode;
};

/** Yes or no: written as soon as it is ticked. */
export function PlanCheckbox({ checked, write, readOnly, children }: PlanCheckboxProps) {
  return (
    <label className="checkbox">
      <input
        type="checkbox"
        checked={checked}
        disabled={readOnly}
        onChange={({ currentTarget }) => write(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
