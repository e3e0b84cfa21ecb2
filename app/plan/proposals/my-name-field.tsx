import { TextField } from "#app/ui/design-system/form-fields.tsx";
import { useMyName } from "#app/plan/session/display-name.ts";

/** Who writes: as this device is called already. */
export function MyNameField({ idPrefix, name }: { idPrefix: string; name: string }) {
  const myName = useMyName() ?? "";
  return (
    <TextField
      // A field of its own for each name: what it begins with counts only when it is made.
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
