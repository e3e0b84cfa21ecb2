import { reportableFactKeys } from "#content/catalogue/reportable-fact-keys.ts";
import { enquirySubjectIds, guestNumbers } from "#database/enums.ts";
import { formatCount } from "#app/languages/site-language.ts";
import type { FormFieldsProps } from "#app/messaging/forms/form-fields.tsx";
import { namesOf } from "#app/messaging/forms/record-of.ts";
import type { FieldPlace, SubmittedField } from "#app/messaging/forms/submitted-field.ts";
import { budgets, eventNames, guestCounts, serviceLabels, venueTypes } from "#database/enquiry-enums.ts";

import { enquiryMaxLengths, maxQuestionsPerEnquiry, maxVendorsPerEnquiry } from "./enquiry-options.ts";

/** Which part of the form a field stands in; fields of a part stand in the order of the table. */
type EnquiryFormPart = "recipients" | "sender" | "wedding" | "wishes" | "asks" | "message" | "hidden";

/** Where mails and private pages say a field: a row has a place among the rows. */
type EnquiryFieldPlace =
  | Extract<FieldPlace, string>
  | "recipients"
  /** `unless` names a field that says it better: where that is filled, the row is its. */
  | { row: string; place: number; unless?: string };

type EnquiryFieldDefinition = SubmittedField<EnquiryFormPart, EnquiryFieldPlace> & {
  /** Its column in the desk's export. */
  column: string;
  /**
   * Whether it can say who somebody is. Nothing of it stands in a mail to an address that nobody proved,
   * which may be a stranger's.
   */
  isPersonal: boolean;
  /** Whether the short form of a vendor's page has it, too. */
  isShort?: true;
};

/** The fields of the enquiry form: all that is known of each, in the order of the form. */
export const enquiryFields = {
  subject: {
    kind: "choice",
    label: "Subject",
    options: enquirySubjectIds,
    part: "hidden",
    said: "head",
    desk: "Subject",
    column: "subject",
    isPersonal: false,
  },
  name: {
    kind: "line",
    label: "Name",
    required: "enter your name",
    maxLength: enquiryMaxLengths.name,
    tooLong: `keep the name under ${enquiryMaxLengths.name} characters`,
    autoComplete: "name",
    part: "sender",
    said: "head",
    desk: "Name",
    column: "name",
    isPersonal: true,
    isShort: true,
  },
  email: {
    kind: "email",
    label: "Email",
    required: "enter your email so vendors can answer",
    maxLength: enquiryMaxLengths.email,
    part: "sender",
    said: "head",
    desk: "Email",
    column: "email",
    isPersonal: true,
    isShort: true,
  },
  eventDate: {
    kind: "coming-date",
    label: "Wedding date",
    // A business that writes to us has none.
    requiredInBrowser: true,
    withinYears: 10,
    part: "wedding",
    said: { row: "Wedding date", place: 1 },
    desk: "Wedding date",
    column: "wedding date",
    isPersonal: false,
    isShort: true,
  },
  budget: {
    kind: "choice",
    label: "Budget",
    options: budgets,
    part: "wedding",
    said: { row: "Budget", place: 4 },
    desk: "Budget",
    column: "budget",
    isPersonal: false,
  },
  guestCount: {
    kind: "choice",
    label: "Guest count",
    options: guestCounts,
    unit: "guests",
    part: "wedding",
    said: { row: "Guests", place: 2, unless: "guestNumber" },
    desk: "Guest count",
    column: "guest count",
    isPersonal: false,
    isShort: true,
  },
  guestNumber: {
    kind: "count",
    label: "Number of guests, as near as you know",
    hint: "(optional)",
    ...guestNumbers,
    wrong: `enter a number from ${guestNumbers.least} to ${formatCount(guestNumbers.most)}, such as 420`,
    part: "wedding",
    said: { row: "Guests", place: 2 },
    desk: "Guests",
    column: "guests",
    isPersonal: false,
    isShort: true,
  },
  venueType: {
    kind: "choice",
    label: "Venue type",
    options: venueTypes,
    part: "wedding",
    said: { row: "Venue type", place: 5 },
    desk: "Venue type",
    column: "venue type",
    isPersonal: false,
  },
  servicesNeeded: {
    kind: "choices",
    label: "Services needed",
    options: serviceLabels,
    part: "wishes",
    said: { row: "Services", place: 6 },
    desk: "Services",
    column: "services",
    isPersonal: false,
  },
  events: {
    kind: "choices",
    label: "Which events",
    hint: "(optional)",
    options: eventNames,
    part: "wishes",
    said: { row: "Events", place: 3 },
    desk: "Events",
    column: "events",
    isPersonal: false,
  },
  vendors: {
    kind: "ids",
    label: "Who should hear from you",
    most: maxVendorsPerEnquiry,
    tooMany: `ask at most ${maxVendorsPerEnquiry} vendors at once`,
    unknown: "choose vendors from the directory",
    part: "recipients",
    said: "recipients",
    desk: "For",
    column: "for",
    isPersonal: false,
  },
  questions: {
    kind: "lines",
    label: "Questions",
    hint: "(optional, one on each line)",
    maxLength: enquiryMaxLengths.questions,
    tooLong: "these questions are too long: move some to additional information",
    maxLines: maxQuestionsPerEnquiry,
    tooMany: `ask at most ${maxQuestionsPerEnquiry} questions, one on each line`,
    maxLineLength: enquiryMaxLengths.question,
    lineTooLong: `keep each question under ${enquiryMaxLengths.question} characters`,
    part: "wishes",
    said: "words",
    desk: "Question",
    column: "questions",
    isPersonal: true,
    isShort: true,
  },
  asks: {
    kind: "choices",
    label: "What we can ask each of them for you",
    hint: "(tick any: nobody knows these yet)",
    options: reportableFactKeys,
    part: "asks",
    said: { row: "Would like to know", place: 7 },
    desk: "Asks",
    column: "asks",
    isPersonal: false,
  },
  additionalInfo: {
    kind: "text",
    label: "Additional information",
    maxLength: enquiryMaxLengths.additionalInfo,
    tooLong: `keep this under ${formatCount(enquiryMaxLengths.additionalInfo)} characters`,
    part: "message",
    said: "words",
    desk: "Information",
    column: "information",
    isPersonal: true,
    isShort: true,
  },
} as const satisfies Record<string, EnquiryFieldDefinition>;

export type EnquiryFieldName = keyof typeof enquiryFields;

export const enquiryFieldNames = namesOf(enquiryFields);

/** What is known of a field, whichever it is. */
export const enquiryField = (name: EnquiryFieldName): EnquiryFieldDefinition => enquiryFields[name];

/** What the inputs of the enquiry form take. */
export type EnquiryFieldsProps = FormFieldsProps<EnquiryFieldName>;

/** What is wrong, by field; `form` is what belongs to none. */
export type EnquiryErrors = Partial<Record<EnquiryFieldName | "form", string>>;

/** What was typed, for showing the form again. */
export type EnquiryValues = Readonly<Record<EnquiryFieldName, readonly string[]>>;
