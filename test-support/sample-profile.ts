import type { Application } from "#app/business/applications/application.ts";
import { profileFormValues } from "#app/business/profile/profile-form-values.ts";
import type { VendorProfile } from "#app/business/profile/profile.ts";

/** A business's own profile, with `changes` applied. */
export function sampleProfile(changes: Partial<VendorProfile> = {}): VendorProfile {
  return {
    name: "Zoë & Sons Cakes",
    category: "cakes",
    services: [],
    description:
      "Three sisters bake wedding cakes in Bridgeland: eggless if you wish, never taller than the door, and cut on the spot.",
    about: [
      "We began in our grandmother's kitchen and still use her pans. Every cake is tasted twice before the day, and one of us stays until it is cut.",
    ],
    offers: ["Tiered wedding cakes", "Eggless cakes"],
    tags: ["Eggless", "Railway cakes, since 1914"],
    price: [2, 3],
    location: "Bridgeland, Northeast Calgary",
    travels: "Calgary and an hour around it",
    languages: ["English", "Punjabi"],
    traditions: ["punjabi-sikh"],
    phone: "403-555-0177",
    website: "https://zoecakes.ca",
    ...changes,
  };
}

/** An application with that business. */
export function sampleApplication(changes: Partial<VendorProfile> = {}): Application {
  return { contactName: "Zoë Gill", email: "zoe@zoecakes.ca", profile: sampleProfile(changes) };
}

/** The form by which that business applies, filled in, with `changes` applied. */
export function sampleApplicationForm(changes: Record<string, string> = {}): Record<string, string> {
  const typed = Object.entries(profileFormValues(sampleProfile())).flatMap(([field, [value]]) =>
    value === undefined ? [] : [[field, value] as const],
  );
  return { ...Object.fromEntries(typed), contactName: "Zoë Gill", ...changes };
}
