/** The answer of a business that is free and says no more. */
export const availableAnswer = {
  availability: "yes",
  unit: "total",
  priceFrom: null,
  priceTo: null,
  includes: "",
  message: "",
} as const;
