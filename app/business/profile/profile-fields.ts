import { categories, services } from "#content/catalogue/categories.ts";

/**
 * Minimum and maximum lengths, and numbers of entries, from the rule for every listing
 * (content/catalogue/listing-entry.ts).
 */
export const profileLimits = {
  name: { least: 2, most: 60 },
  description: { least: 30, most: 210 },
  about: { least: 80, most: 700, entries: [1, 3] },
  offers: { least: 3, most: 80, entries: [2, 8] },
  tags: { least: 2, most: 28, entries: [1, 5] },
  languages: { least: 2, most: 24, entries: [0, 8] },
  location: { least: 2, most: 60 },
  travels: { least: 3, most: 120 },
  website: { least: 0, most: 200 },
} as const;

/** What a business is asked when it applies. Everything else can follow once it is listed. */
export const firstProfileFields = ["name", "category", "location", "description", "website"] as const;

/** Fields of the form, in order. */
export const profileFields = [
  ...firstProfileFields,
  "about",
  "offers",
  "tags",
  "services",
  "priceLowest",
  "priceHighest",
  "travels",
  "languages",
  "phone",
  "traditions",
] as const;

export type ProfileField = (typeof profileFields)[number];

/** What stands above each field, in the order of the form. */
export const profileLabels: Record<ProfileField, string> = {
  name: "Business name",
  category: "Category",
  location: "Where you are based",
  description: "On your card",
  website: "Website",
  about: "On your page",
  offers: "What couples can book",
  tags: "Specialities",
  services: "Services that couples look for by name",
  priceLowest: "Price from",
  priceHighest: "Price to",
  travels: "Where you work",
  languages: "Languages",
  phone: "Telephone",
  traditions: "Traditions you know from experience",
};

/** Those that may occur several times. */
export const multiValueFields: readonly string[] = ["services", "traditions"] satisfies ProfileField[];

/** What is wrong, by field; `form` is an error that belongs to no field. */
export type ProfileErrors = Partial<Record<ProfileField | "form", string>>;

/** The typed values, for showing the form again. */
export type ProfileValues = Readonly<Record<ProfileField, readonly string[]>>;

export const categoryOptions = categories.map(({ id, name }) => ({ id, name }));

/** Services that couples search for by name, with their categories. */
export const serviceOptions = services.map(({ id, name, category }) => ({
  value: id,
  label: name,
  category: categories.find((known) => known.id === category)?.name ?? "",
}));

/** Those of one category, for a listing whose category is fixed: a service of another is not taken. */
export const servicesOfCategory = (id: string): typeof serviceOptions => {
  const category = categories.find((known) => known.id === id)?.name;
  return serviceOptions.filter((option) => option.category === category);
};

/** Names of the ticked services that are not saved, because they are of another category than the chosen one. */
export function servicesNotSaved({ category: [id = ""], services: ticked }: ProfileValues): string[] {
  if (id === "") return [];
  const saved = servicesOfCategory(id);
  return serviceOptions
    .filter((option) => ticked.includes(option.value) && !saved.includes(option))
    .map(({ label }) => label);
}

/** Price levels as options of the form. */
export const priceLevels = [
  { id: "1", name: "$ Budget-Friendly" },
  { id: "2", name: "$$ Mid-Range" },
  { id: "3", name: "$$$ Luxury" },
  { id: "4", name: "$$$$ Luxury, highest" },
] as const;
