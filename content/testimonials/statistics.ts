/** The marketing figures of specification §9, word for word. They are samples, and the page says so. */
export const statistics = [
  { value: "500+", label: "vendors" },
  { value: "5,000+", label: "weddings" },
  { value: "98%", label: "satisfaction" },
  { value: "10+", label: "years" },
] as const;
