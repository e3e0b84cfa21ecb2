import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { useDisplayName } from "#app/plan/session/display-name.ts";

/** The author's name: preset to this device's name. */
export function DisplayNameField({ idPrefix, name }: { idPrefix: string; name: string }) {
  const myName = useDisplayName() ?? "";
  return (
    <TextField
      // A new field for each name, because its initial value counts only when it is created.
      key={myName}
      idPrefix={idPrefix}
      name={name}
      label="Your name"
      error={undefined}
      value={myName}
      maxLength={60}
      autoComplete="name"
    />
  );
}
