import { Icon } from "#app/ui/illustrations/icon.tsx";

/** The error of a field, connected by aria-describedby; scripts with a full stop of their own bring it along. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (error === undefined) return null;
  return (
    <p className="field__error" id={id}>
      <Icon name="alert" />
      {error.slice(0, 1).toUpperCase() + error.slice(1)}
      {/[।۔]$/.test(error) ? "" : "."}
    </p>
  );
}
