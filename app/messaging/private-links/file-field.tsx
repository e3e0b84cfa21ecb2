import type { ComponentProps } from "react";

import { TextField } from "#app/ui/form-fields/text-field.tsx";

import "./file-field.css";

type FileFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "value" | "usual">;

/** A field from which files are sent. */
export function FileField(props: FileFieldProps) {
  return <TextField {...props} type="file" />;
}
