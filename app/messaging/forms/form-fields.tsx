import type { ReactNode } from "react";

import { CheckboxTilesField } from "#app/ui/form-fields/checkbox-tiles-field.tsx";
import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";

import type { FormField } from "./form-field.ts";
import type { FieldLabels, PlacedField } from "./labels-of.ts";
import { namesOf } from "./record-of.ts";

export type FormFieldsProps<Name extends string> = {
  /** The fields of the form. */
  table: Readonly<Record<Name, PlacedField>>;
  /** A field's id is this, a hyphen and its name. */
  idPrefix: string;
  /** Labels of the fields that the form shows, in its order. */
  labels: FieldLabels<Name>;
  errors: Readonly<Partial<Record<Name, string>>>;
  /** What was typed before a post without scripts was refused. */
  values?: Readonly<Partial<Record<Name, readonly string[]>>> | null;
  /** What stands there before an option is chosen. */
  none?: string | undefined;
};

type FieldInputProps<Name extends string> = FormFieldsProps<Name> & {
  name: Name;
  /** In place of the options of the table, where several can be ticked. */
  tiles?: readonly Tile[] | undefined;
  /** What is ticked before anything was typed. */
  ticked?: readonly string[];
};

export type Tile = { value: string; label: string; picture?: ReactNode; note?: ReactNode };

/** One field of a form, as the table of its fields says. */
export function FieldInput<Name extends string>({
  table,
  name,
  idPrefix,
  labels,
  errors,
  values,
  none,
  tiles,
  ticked = [],
}: FieldInputProps<Name>) {
  const field: FormField = table[name];
  const typed: readonly string[] | undefined = values?.[name];
  const shared = {
    idPrefix,
    name,
    label: labels[name] ?? field.label,
    error: errors[name],
    value: typed?.[0],
    hint: field.hint,
    required: Boolean(field.required ?? field.requiredInBrowser),
  };
  switch (field.kind) {
    case "line":
      return <TextField {...shared} maxLength={field.maxLength} autoComplete={field.autoComplete} />;
    case "email":
      return <TextField {...shared} maxLength={field.maxLength} autoComplete="email" type="email" />;
    case "count":
      return <TextField {...shared} maxLength={20} inputMode="numeric" />;
    case "coming-date":
      return <TextField {...shared} type="date" />;
    case "text":
    case "lines":
      return <TextArea {...shared} maxLength={field.maxLength} />;
    case "choice": {
      const { options, words, unit } = field;
      const labelOf = (option: string) => words?.[option] ?? (unit ? `${option} ${unit}` : option);
      return <SelectInput {...shared} none={none} options={options} labelOf={labelOf} />;
    }
    default: {
      const options = field.kind === "choices" ? field.options : [];
      return (
        <CheckboxTilesField
          {...shared}
          values={typed ?? ticked}
          options={tiles ?? options.map((value) => ({ value, label: value }))}
        />
      );
    }
  }
}

/** The fields of one part that the form shows, in the order of their table. */
export function FormFields<Name extends string>({
  part,
  tiles,
  ...props
}: FormFieldsProps<Name> & {
  part: PlacedField["part"];
  tiles?: Partial<Record<NoInfer<Name>, readonly Tile[]>>;
}) {
  return namesOf(props.table)
    .filter((name) => props.table[name].part === part && props.labels[name] !== undefined)
    .map((name) => <FieldInput key={name} {...props} name={name} tiles={tiles?.[name]} />);
}
