import type { CategoryId } from "../catalogue/categories.ts";
import type { CatererFactKey } from "../catalogue/reportable-fact-keys.ts";

/** A kind of vendor that a weekend may need. */
export type VendorKind = {
  id: string;
  /** 'Halal caterer', as the form names it. */
  label: string;
  category: CategoryId;
  /** Words of its listing that say that it is of this kind; null: everybody of the category is. */
  words: RegExp | null;
  /** For a caterer: the cuisine, as its listing or its own answer names it. */
  cuisine: RegExp | null;
  /** For a caterer: the kitchen that has to be so. */
  kitchen: (CatererFactKey & ("halalKitchen" | "vegetarianKitchen" | "jainKitchen")) | null;
};

const anybody = { words: null, cuisine: null, kitchen: null } as const;
const caterer = { ...anybody, category: "caterers" } as const;

/** In the order of the form. */
export const vendorKinds = [
  { ...caterer, id: "caterer", label: "Caterer" },
  { ...caterer, id: "caterer-halal", label: "Halal caterer", kitchen: "halalKitchen" },
  {
    ...caterer,
    id: "caterer-vegetarian",
    label: "Caterer with vegetarian-only pans",
    kitchen: "vegetarianKitchen",
  },
  { ...caterer, id: "caterer-jain", label: "Caterer for Jain food", kitchen: "jainKitchen" },
  { ...caterer, id: "caterer-punjabi", label: "Punjabi caterer", cuisine: /\bpunjabi\b/i },
  { ...caterer, id: "caterer-gujarati", label: "Gujarati caterer", cuisine: /\bgujarati\b/i },
  {
    ...caterer,
    id: "caterer-south-indian",
    label: "South Indian caterer",
    cuisine: /\b(tamil|telugu|kerala|malayali|south indian)\b/i,
  },
  {
    ...caterer,
    id: "caterer-pakistani",
    label: "Pakistani or Hyderabadi caterer",
    cuisine: /\b(pakistani|hyderabadi)\b/i,
  },
  { ...anybody, id: "photographer", label: "Photographer", category: "photographers" },
  { ...anybody, id: "videographer", label: "Videographer", category: "videographers" },
  { ...anybody, id: "decor", label: "Decorator", category: "decor" },
  { ...anybody, id: "dj", label: "DJ", category: "djs", words: /\bdjs?\b/i },
  { ...anybody, id: "dhol", label: "Dhol player", category: "djs", words: /\bdhol\b/i },
  { ...anybody, id: "mehndi", label: "Mehndi artist", category: "beauty", words: /\bmehndi\b/i },
  { ...anybody, id: "florist", label: "Florist", category: "florists" },
] as const satisfies readonly VendorKind[];

export type VendorKindId = (typeof vendorKinds)[number]["id"];

/** 'halal caterer', in a sentence; a kind that no release knows is a vendor. */
export function vendorLabel(id: string): string {
  const label = vendorKinds.find((kind) => kind.id === id)?.label ?? "vendor";
  return /^(DJ|[A-Z][a-z]+i |South)/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}
