import { profileFields } from "#app/business/profile/profile-fields.ts";

/** Longest values of what is asked beyond the listing itself, in UTF-16 units. */
export const longestApplication = { contactName: 100, email: 254 } as const;

/** Fields of the form, in its order. */
export const applicationFields = [...profileFields, "contactName", "email"] as const;

type ApplicationField = (typeof applicationFields)[number];

/** What is wrong, by field; `form` is what belongs to none. */
export type ApplicationErrors = Partial<Record<ApplicationField | "form", string>>;

/** What was typed, for showing the form again. */
export type ApplicationValues = Readonly<Record<ApplicationField, readonly string[]>>;

/** What became of an application so far. */
export const applicationStates = ["held", "unconfirmed", "waiting", "approved", "rejected"] as const;

export type ApplicationState = (typeof applicationStates)[number];
