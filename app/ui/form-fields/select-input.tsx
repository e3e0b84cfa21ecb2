import { invalidField } from "./invalid-field.ts";
import { Labelled, type FieldProps } from "./labelled.tsx";

type ChoiceFieldProps = FieldProps & {
  idPrefix: string;
  value?: string | undefined;
  options: readonly string[];
  /** The label of an option, where it differs from its value. */
  labelOf?: (option: string) => string;
  /** What stands there before anything is chosen. */
  none?: string | undefined;
  required?: boolean;
};

/** One of a list that opens. */
export function SelectInput({
  idPrefix,
  name,
  label,
  hint,
  error,
  value,
  options,
  labelOf,
  none = "No preference yet",
  required,
}: ChoiceFieldProps) {
  const id = `${idPrefix}-${name}`;
  return (
    <Labelled name={name} label={label} hint={hint} error={error} id={id}>
      <select
        id={id}
        name={name}
        className="input"
        defaultValue={value ?? ""}
        required={required}
        {...invalidField(id, error)}
      >
        <option value="">{none}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {labelOf ? labelOf(option) : option}
          </option>
        ))}
      </select>
    </Labelled>
  );
}
