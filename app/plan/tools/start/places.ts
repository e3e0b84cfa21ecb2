/** Where the site's couples marry; several can be chosen. */
export const places = [
  { id: "calgary", name: "Calgary" },
  { id: "banff", name: "Banff and Canmore" },
] as const;
