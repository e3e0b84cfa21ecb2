import type { ReactNode } from "react";

import { CheckboxTilesField, SelectInput, TextArea, TextField } from "#app/ui/design-system/form-fields.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";

import {
  enquiryField,
  enquiryFieldNames,
  type EnquiryErrors,
  type EnquiryFieldName,
  type EnquiryFormPart,
  type EnquiryValues,
} from "./enquiry-form-fields.ts";

export type EnquiryFieldProps = {
  idPrefix: string;
  errors: EnquiryErrors;
  /** What was typed before a post without scripts was refused. */
  values?: EnquiryValues | null;
};

type EnquiryFieldInputProps = EnquiryFieldProps & {
  name: EnquiryFieldName;
  /** In place of the label of the table. */
  label?: string | undefined;
  /** What stands there before an option is chosen. */
  none?: string | undefined;
  /** In place of the options of the table, where several can be ticked. */
  tiles?: readonly Tile[] | undefined;
  /** What is ticked before anything was typed. */
  ticked?: readonly string[];
};

export type Tile = { value: string; label: string; picture?: ReactNode; note?: ReactNode };

/** One field of the enquiry form, as the table of its fields says. */
export function EnquiryFieldInput({
  name,
  idPrefix,
  errors,
  values,
  none,
  tiles,
  ticked = [],
  ...texts
}: EnquiryFieldInputProps) {
  const field = enquiryField(name);
  const given = createFieldProps(idPrefix, errors, values)(name);
  const { label, hint, required } = { ...field, label: texts.label ?? field.label };
  const shared = { ...given, label, ...(hint !== undefined && { hint }) };
  const isRequired = required !== undefined || field.requiredInBrowser === true;
  switch (field.kind) {
    case "line":
    case "email":
      return (
        <TextField
          {...shared}
          {...(field.kind === "email"
            ? { type: "email", autoComplete: "email" }
            : { autoComplete: field.autoComplete })}
          required={isRequired}
          maxLength={field.maxLength}
        />
      );
    case "text":
    case "lines":
      return <TextArea {...shared} required={isRequired} maxLength={field.maxLength} />;
    case "count":
      return <TextField {...shared} inputMode="numeric" maxLength={20} required={isRequired} />;
    case "coming-date":
      return <TextField {...shared} type="date" required={isRequired} />;
    case "choice": {
      const { options, unit } = field;
      const labelOf = (option: string) => (unit === undefined ? option : `${option} ${unit}`);
      return (
        <SelectInput {...shared} none={none} options={options} labelOf={labelOf} required={isRequired} />
      );
    }
    case "choices":
    case "ids":
      return (
        <CheckboxTilesField
          {...shared}
          values={values?.[name] ?? ticked}
          options={
            tiles ?? (field.kind === "ids" ? [] : field.options.map((value) => ({ value, label: value })))
          }
        />
      );
  }
}

/** The fields of one part of the form, in their order. */
export function EnquiryFormFields({
  part,
  tiles = {},
  labels = {},
  ...props
}: EnquiryFieldProps & {
  part: EnquiryFormPart;
  /** In place of the labels of the table. */
  labels?: Partial<Record<EnquiryFieldName, string>>;
  tiles?: Partial<Record<EnquiryFieldName, readonly Tile[]>>;
}) {
  return enquiryFieldNames
    .filter((name) => enquiryField(name).part === part)
    .map((name) => (
      <EnquiryFieldInput key={name} {...props} name={name} label={labels[name]} tiles={tiles[name]} />
    ));
}
