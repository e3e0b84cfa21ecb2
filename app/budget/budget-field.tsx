import { Icon } from "#app/illustrations/icon.tsx";

type BudgetFieldProps = {
  name: string;
  label: string;
  value: string;
  /** The value that need not stand in the address. */
  usual?: string;
  trouble: string | undefined;
  pattern: string;
  inputMode: "decimal" | "numeric";
};

export function BudgetField({ name, label, value, usual, trouble, pattern, inputMode }: BudgetFieldProps) {
  const id = `budget-${name}`;
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        name={name}
        className="input"
        defaultValue={value}
        data-usual={usual}
        pattern={pattern}
        inputMode={inputMode}
        maxLength={20}
        autoComplete="off"
        {...(trouble !== undefined && { "aria-invalid": true, "aria-describedby": `${id}-error` })}
      />
      {trouble !== undefined && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="alert" />
          {trouble}.
        </p>
      )}
    </div>
  );
}
