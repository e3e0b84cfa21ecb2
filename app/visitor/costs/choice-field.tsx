type ChoiceFieldProps = {
  name: string;
  label: string;
  id: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  /** The form that it belongs to, where it stands outside of it. */
  form?: string;
  onChosen?: (form: HTMLFormElement) => void;
};

/** One of some choices; the browser holds what is chosen, as in a form without scripts. */
export function ChoiceField({ name, label, id, value, options, form, onChosen }: ChoiceFieldProps) {
  return (
    <div className={`field cost-field cost-field--${name}`}>
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <select
        className="input"
        id={id}
        name={name}
        defaultValue={value}
        form={form}
        onChange={({ currentTarget }) => currentTarget.form && onChosen?.(currentTarget.form)}
      >
        {options.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
