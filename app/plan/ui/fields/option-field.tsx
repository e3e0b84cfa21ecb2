import { SelectField } from "./select-field.tsx";

type ChoiceFieldProps<Value extends string> = {
  label: string;
  /** Null: none of them. */
  value: Value | null;
  choices: readonly { id: Value; name: string }[];
  /** Label of the empty choice; without it one has to be chosen. */
  none?: string;
  choose: (value: Value | null) => void;
  disabled?: boolean;
};

/** One of a few words. */
export function OptionField<Value extends string>({
  label,
  value,
  choices,
  none,
  choose,
  disabled = false,
}: ChoiceFieldProps<Value>) {
  return (
    <SelectField
      label={label}
      value={value ?? ""}
      disabled={disabled}
      onChoose={(chosen) => choose(choices.find(({ id }) => id === chosen)?.id ?? null)}
    >
      {none !== undefined && <option value="">{none}</option>}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </SelectField>
  );
}
