import { maxEmailLength } from "#app/messaging/forms/max-email-length.ts";
import { recordOf } from "#app/messaging/forms/record-of.ts";
import { firstProfileFields, profileFields, profileLabels } from "#app/business/profile/profile-fields.ts";

/** Maximum lengths of the fields beyond the listing itself, in UTF-16 units. */
export const applicationMaxLengths = { contactName: 100, email: maxEmailLength } as const;

/** Fields of the form, in order. */
export const applicationFields = [...profileFields, "contactName", "email"] as const;

/** What stands above each field, in the order of the form. */
export const applicationLabels = {
  ...recordOf(firstProfileFields, (name) => profileLabels[name]),
  email: "Email",
  contactName: "Your name",
  ...profileLabels,
};

type ApplicationField = (typeof applicationFields)[number];

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type ApplicationErrors = Partial<Record<ApplicationField | "form", string>>;

/** The typed values, for showing the form again. */
export type ApplicationValues = Readonly<Record<ApplicationField, readonly string[]>>;

/** The state of an application. */
export const applicationStates = ["held", "unconfirmed", "waiting", "approved", "rejected"] as const;

export type ApplicationState = (typeof applicationStates)[number];
