import { SelectInput } from "#app/ui/form-fields/select-input.tsx";
import { TextArea } from "#app/ui/form-fields/text-area.tsx";
import { TextField } from "#app/ui/form-fields/text-field.tsx";
import { CheckboxTilesField } from "#app/ui/form-fields/checkbox-tiles-field.tsx";
import { createFieldProps, type FormParts } from "#app/messaging/forms/field-props.ts";
import { traditionOptions } from "#app/catalogue/listings/tradition-names.ts";

import {
  categoryOptions,
  priceLevels,
  profileLimits as limits,
  serviceOptions,
  type ProfileField,
  type ProfileValues,
} from "./profile-fields.ts";

type ProfileFieldsProps = {
  parts: FormParts<ProfileField>;
  /** The previous values. */
  values: ProfileValues | null;
};

/** What a business is asked when it applies: enough for its card, and a few lines on a telephone. */
export function FirstProfileFields({ parts, values }: ProfileFieldsProps) {
  const one = createFieldProps(parts, values);
  return (
    <>
      <div className="form-grid">
        <TextField {...one("name")} required maxLength={limits.name.most} autoComplete="organization" />
        <SelectInput
          {...one("category")}
          none="Choose one"
          required
          options={categoryOptions.map(({ id }) => id)}
          labelOf={nameIn(categoryOptions)}
        />
      </div>
      <CardFields parts={parts} values={values} />
    </>
  );
}

/** The fields of a listing's card that its business can change at any time. */
export function CardFields({ parts, values }: ProfileFieldsProps) {
  const one = createFieldProps(parts, values);
  return (
    <>
      <TextField
        {...one("location")}
        hint="(such as Inglewood, Southeast Calgary)"
        required
        maxLength={limits.location.most}
      />
      <TextArea
        {...one("description")}
        hint="(what you do, in a sentence or two; search looks in this and your name)"
        required
        maxLength={limits.description.most}
      />
      <TextField
        {...one("website")}
        hint="(optional, starts with https://)"
        inputMode="url"
        maxLength={limits.website.most}
        autoComplete="url"
      />
    </>
  );
}

type FurtherFieldsProps = ProfileFieldsProps & {
  /** The services that the business can choose from. */
  services?: typeof serviceOptions;
};

/** What makes a page complete; a business adds it when it has time. */
export function FurtherProfileFields({ parts, values, services = serviceOptions }: FurtherFieldsProps) {
  const one = createFieldProps(parts, values);
  const several = (name: ProfileField) => {
    const { value: _one, ...field } = one(name);
    return { ...field, values: values?.[name] ?? [] };
  };
  const level = (name: "priceLowest" | "priceHighest") => (
    <SelectInput
      {...one(name)}
      hint="(optional)"
      none="Ask for pricing"
      options={priceLevels.map(({ id }) => id)}
      labelOf={nameIn(priceLevels)}
    />
  );
  return (
    <>
      <TextArea
        {...one("about")}
        hint="(one to three paragraphs with a blank line between, each 80 to 700 characters)"
        maxLength={limits.about.most * limits.about.entries[1] + 20}
      />
      <TextArea
        {...one("offers")}
        hint="(two to eight lines)"
        maxLength={(limits.offers.most + 2) * limits.offers.entries[1]}
      />
      <TextArea
        {...one("tags")}
        hint="(one to five lines of a few words; the card shows three)"
        maxLength={(limits.tags.most + 2) * limits.tags.entries[1]}
      />
      {services.length > 0 && (
        <CheckboxTilesField
          {...several("services")}
          hint={
            services === serviceOptions
              ? "(only those you offer; we save those in your category)"
              : "(only those you offer)"
          }
          options={services.map(({ category, ...option }) => ({
            ...option,
            note: <small>{category}</small>,
          }))}
        />
      )}
      <div className="form-grid">
        {level("priceLowest")}
        {level("priceHighest")}
        <TextField {...one("travels")} hint="(optional, such as Calgary)" maxLength={limits.travels.most} />
        <TextField
          {...one("languages")}
          hint="(optional, with commas between)"
          maxLength={(limits.languages.most + 2) * limits.languages.entries[1]}
        />
        <TextField
          {...one("phone")}
          hint="(optional, shown on your page)"
          type="tel"
          maxLength={40}
          autoComplete="tel"
        />
      </div>
      <CheckboxTilesField {...several("traditions")} hint="(optional)" options={traditionOptions} />
    </>
  );
}

const nameIn = (options: readonly { id: string; name: string }[]) => (id: string) =>
  options.find((option) => option.id === id)?.name ?? id;
