import type { ReactNode } from "react";

import { LabelledField } from "./labelled-field.tsx";

type ChoiceProps = {
  label: string;
  value: string;
  onChoose: (value: string) => void;
  disabled?: boolean;
  children: ReactNode;
};

/** A select; the options are the children. */
export function SelectField({ label, value, onChoose, disabled = false, children }: ChoiceProps) {
  return (
    <LabelledField label={label}>
      {(id) => (
        <select
          id={id}
          className="input"
          value={value}
          disabled={disabled}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {children}
        </select>
      )}
    </LabelledField>
  );
}
