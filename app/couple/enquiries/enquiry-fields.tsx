import type { ReactNode } from "react";

import { CheckboxTilesField } from "#app/ui/form-fields/checkbox-tiles-field.tsx";
import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { createFieldProps } from "#app/messaging/forms/field-props.ts";
import { recordOf } from "#app/messaging/forms/record-of.ts";

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
  /** Labels of the fields that the form shows, in its order. */
  labels: EnquiryLabels;
  errors: EnquiryErrors;
  /** What was typed before a post without scripts was refused. */
  values?: EnquiryValues | null;
};

type EnquiryLabels = Readonly<Partial<Record<EnquiryFieldName, string>>>;

const tableLabels = recordOf(enquiryFieldNames, (name) => enquiryField(name).label);

/**
 * Labels of the fields of a form.
 * @param shows whether the form has a field
 * @param own in place of the labels of the table
 */
export const enquiryLabels = (
  shows: (name: EnquiryFieldName) => boolean,
  own: EnquiryLabels = {},
): EnquiryLabels =>
  recordOf(
    enquiryFieldNames.filter((name) => shows(name)),
    (name) => own[name] ?? tableLabels[name],
  );

type EnquiryFieldInputProps = EnquiryFieldProps & {
  name: EnquiryFieldName;
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
  labels,
}: EnquiryFieldInputProps) {
  const field = enquiryField(name);
  const { hint, required } = field;
  const given = createFieldProps({ idPrefix, errors, labels: { ...tableLabels, ...labels } }, values)(name);
  const shared = { ...given, ...(hint !== undefined && { hint }) };
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
  ...props
}: EnquiryFieldProps & {
  part: EnquiryFormPart;
  tiles?: Partial<Record<EnquiryFieldName, readonly Tile[]>>;
}) {
  return enquiryFieldNames
    .filter((name) => enquiryField(name).part === part)
    .map((name) => <EnquiryFieldInput key={name} {...props} name={name} tiles={tiles[name]} />);
}
