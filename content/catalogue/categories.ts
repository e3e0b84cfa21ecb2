/** The twelve categories of the directory, with the number of listings that each must hold (specification §3). */
export const categories = [
  { id: "photographers", name: "Photographers", count: 28 },
  { id: "videographers", name: "Videographers", count: 16 },
  { id: "djs", name: "DJs & Musicians", count: 22 },
  { id: "venues", name: "Venues", count: 31 },
  { id: "caterers", name: "Caterers", count: 19 },
  { id: "florists", name: "Florists", count: 13 },
  { id: "planners", name: "Wedding Planners", count: 15 },
  { id: "decor", name: "Decor", count: 20 },
  { id: "cakes", name: "Cakes", count: 9 },
  { id: "attire", name: "Bridal Attire", count: 11 },
  { id: "beauty", name: "Hair & Makeup", count: 18 },
  { id: "transport", name: "Transportation", count: 7 },
] as const;

export type CategoryId = (typeof categories)[number]["id"];

export const categoryIds = categories.map((category) => category.id);

/**
 * Services that couples look for by name and that live inside a category: `?category=officiants`
 * shows the planners who carry the tag `officiants`.
 */
export const services = [
  { id: "officiants", name: "Officiants", category: "planners" },
  { id: "priests", name: "Priests", category: "planners" },
  { id: "bridal", name: "Bridal wear", category: "attire" },
  { id: "suits", name: "Suits & sherwanis", category: "attire" },
  { id: "jewelry", name: "Jewellery", category: "attire" },
  { id: "mehndi", name: "Mehndi", category: "beauty" },
  { id: "invitations", name: "Invitations", category: "decor" },
] as const satisfies readonly { id: string; name: string; category: CategoryId }[];

export type ServiceId = (typeof services)[number]["id"];

export const serviceIds = services.map((service) => service.id);
