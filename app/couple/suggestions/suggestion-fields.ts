import { categories, categoryIds } from "#content/catalogue/categories.ts";
import { labelsOf } from "#app/messaging/forms/labels-of.ts";
import { namesOf } from "#app/messaging/forms/record-of.ts";
import type { SubmittedField } from "#app/messaging/forms/submitted-field.ts";

/** The fields of the form: all that is known of each, in the order of the form. */
export const suggestionFields = {
  name: {
    kind: "line",
    label: "Name of the business",
    required: "enter the name of the business",
    maxLength: 60,
    tooLong: "keep the name under 61 characters",
    part: "business",
    said: "head",
    desk: "Name",
  },
  category: {
    kind: "choice",
    label: "What they do",
    required: "choose what they do",
    options: categoryIds,
    words: Object.fromEntries(categories.map(({ id, name }) => [id, name])),
    part: "business",
    said: { row: "What they do" },
    desk: "Category",
  },
  website: {
    kind: "line",
    label: "Website or Instagram",
    hint: "(if you know it, such as saffrontable.ca or @saffrontable)",
    maxLength: 200,
    tooLong: "this address is too long",
    part: "details",
    said: { row: "Website" },
    desk: "Website",
  },
  note: {
    kind: "text",
    label: "How you know them",
    hint: "(optional; please name no one who hasn’t agreed)",
    maxLength: 600,
    tooLong: "keep this under 601 characters",
    part: "details",
    said: "words",
    desk: "Known from",
  },
} as const satisfies Record<string, SubmittedField<"business" | "details">>;

export const suggestionFieldNames = namesOf(suggestionFields);

export const suggestionLabels = labelsOf(suggestionFields);

type SuggestionField = keyof typeof suggestionFields;

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type SuggestionErrors = Partial<Record<SuggestionField | "form", string>>;

/** What was typed, for showing the form again. */
export type SuggestionValues = Readonly<Record<SuggestionField, readonly string[]>>;
