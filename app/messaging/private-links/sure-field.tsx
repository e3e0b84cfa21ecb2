import { FieldError } from "#app/ui/form-fields/field-error.tsx";

type SureFieldProps = { idPrefix: string; label: string; error: string | undefined };

/** The box to tick before something is done that is hard to take back. */
export function SureField({ idPrefix, label, error }: SureFieldProps) {
  const id = `${idPrefix}-sure`;
  return (
    <>
      <label className="checkbox private__sure">
        <input
          id={id}
          type="checkbox"
          name="sure"
          value="yes"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {label}
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </>
  );
}
