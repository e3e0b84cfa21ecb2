import { maxEmailLength } from "#app/messaging/forms/max-email-length.ts";
import { labelsOf } from "#app/messaging/forms/labels-of.ts";
import { namesOf } from "#app/messaging/forms/record-of.ts";
import type { SubmittedField } from "#app/messaging/forms/submitted-field.ts";
import {
  correctionKindIds,
  correctionSenderIds,
  type CorrectionKindId,
  type CorrectionSenderId,
} from "#database/enums.ts";

/** What can be wrong with a listing. */
const correctionKinds: Readonly<Record<CorrectionKindId, string>> = {
  fact: "A fact is wrong or out of date",
  price: "A price is wrong",
  contact: "Address, telephone or website",
  closed: "It has closed or moved",
  removal: "Please remove this listing",
  other: "Something else",
};

/** Who tells us. */
const correctionSenders: Readonly<Record<CorrectionSenderId, string>> = {
  couple: "A couple or a guest",
  business: "The business itself",
  other: "Someone else",
};

/** The fields of the form: all that is known of each, in the order of the form. */
export const correctionFields = {
  listing: {
    kind: "id",
    label: "Listing",
    wrong: "open the listing’s page and send the form from there",
    part: "hidden",
    said: "head",
    desk: "Listing",
  },
  kind: {
    kind: "choice",
    label: "What’s wrong",
    required: "choose what’s wrong",
    options: correctionKindIds,
    words: correctionKinds,
    part: "choices",
    said: { row: "What" },
    desk: "What",
  },
  sender: {
    kind: "choice",
    label: "Who you are",
    required: "choose who you are",
    options: correctionSenderIds,
    words: correctionSenders,
    part: "choices",
    said: { row: "From" },
    desk: "From",
  },
  message: {
    kind: "text",
    label: "What it should say",
    hint: "(and how you know; you don’t need a reason to be removed)",
    maxLength: 2000,
    tooLong: "keep this under 2,000 characters",
    part: "words",
    said: "words",
    desk: "Message",
  },
  email: {
    kind: "email",
    label: "Email",
    hint: "(optional, in case we have a question)",
    maxLength: maxEmailLength,
    part: "words",
    said: { row: "Email" },
    desk: "Email",
  },
} as const satisfies Record<string, SubmittedField<"choices" | "words" | "hidden">>;

export const correctionFieldNames = namesOf(correctionFields);

export const correctionLabels = labelsOf(correctionFields);

type CorrectionField = keyof typeof correctionFields;

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type CorrectionErrors = Partial<Record<CorrectionField | "form", string>>;

/** What was typed, for showing the form again. */
export type CorrectionValues = Readonly<Record<CorrectionField, readonly string[]>>;
