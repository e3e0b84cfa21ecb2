import { maxEmailLength } from "#app/messaging/forms/max-email-length.ts";
import { labelsOf } from "#app/messaging/forms/labels-of.ts";
import { namesOf } from "#app/messaging/forms/record-of.ts";
import type { SubmittedField } from "#app/messaging/forms/submitted-field.ts";

type ClaimFieldDefinition = SubmittedField<"claimant" | "contact" | "hidden"> & {
  /** Its label on the claimant's own page. */
  own: string;
};

/** The fields of the form: all that is known of each, in the order of the form. */
export const claimFields = {
  listing: {
    kind: "id",
    label: "Listing",
    wrong: "open the page of the listing and claim it from there",
    part: "hidden",
    said: "head",
    desk: "Listing",
    own: "Listing",
  },
  name: {
    kind: "line",
    label: "Your name",
    required: "enter your name",
    maxLength: 100,
    tooLong: "keep this under 100 characters",
    autoComplete: "name",
    part: "claimant",
    said: { row: "Name" },
    desk: "Name",
    own: "Your name",
  },
  role: {
    kind: "line",
    label: "Your role",
    required: "tell us your role, such as events manager",
    maxLength: 80,
    tooLong: "keep this under 80 characters",
    autoComplete: "organization-title",
    part: "claimant",
    said: { row: "Role" },
    desk: "Role",
    own: "Your role",
  },
  email: {
    kind: "email",
    label: "Your email at the business",
    required: "enter your email at the website’s domain",
    maxLength: maxEmailLength,
    part: "contact",
    said: { row: "Email" },
    desk: "Email",
    own: "Email",
  },
  note: {
    kind: "text",
    label: "A note to our team",
    hint: "(optional)",
    maxLength: 1000,
    tooLong: "keep the note under 1,000 characters",
    part: "contact",
    said: "words",
    desk: "Note",
    own: "Note",
  },
} as const satisfies Record<string, ClaimFieldDefinition>;

export const claimFieldNames = namesOf(claimFields);

export const claimLabels = labelsOf(claimFields);

type ClaimField = keyof typeof claimFields;

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type ClaimErrors = Partial<Record<ClaimField | "form", string>>;

/** The typed values, for showing the form again. */
export type ClaimValues = Readonly<Record<ClaimField, readonly string[]>>;

/** Fields in which an invited claimant says who they are. */
export type ClaimantField = {
  [Name in ClaimField]: (typeof claimFields)[Name]["part"] extends "claimant" ? Name : never;
}[ClaimField];

const { name, role } = claimFields;

export const claimantFields: Pick<typeof claimFields, ClaimantField> = { name, role };

/** What an invited claimant typed, for showing the form again. */
export type ClaimantValues = Readonly<Partial<Record<ClaimantField, readonly string[]>>>;
