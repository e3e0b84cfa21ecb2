/** '1 business', '3 businesses': vendors and venues together. */
export const formatBusinessCount = (count: number): string =>
  count === 1 ? "1 business" : `${count} businesses`;
