import type { ProfileValues } from "./profile-fields.ts";
import type { VendorProfile } from "./profile.ts";

/** A listing as values of its form. */
export function profileFormValues(profile: VendorProfile): ProfileValues {
  const { price } = profile;
  return {
    name: [profile.name],
    category: [profile.category],
    services: profile.services,
    description: [profile.description],
    about: [profile.about.join("\n\n")],
    offers: [profile.offers.join("\n")],
    tags: [profile.tags.join("\n")],
    priceLowest: [price === null ? "" : String(price[0])],
    priceHighest: [price === null ? "" : String(price[1])],
    location: [profile.location],
    travels: [profile.travels ?? ""],
    languages: [profile.languages.join(", ")],
    traditions: profile.traditions,
    phone: [profile.phone ?? ""],
    website: [profile.website ?? ""],
  };
}
