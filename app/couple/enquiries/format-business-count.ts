/** '1 business', '3 businesses': vendors and venues together. */
export const describeBusinesses = (count: number): string =>
  count === 1 ? "1 business" : `${count} businesses`;
