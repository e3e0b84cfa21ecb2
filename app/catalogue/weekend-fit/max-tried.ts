/** Most of many that a search tries: venues, venues of which sets are made, and vendors of a kind. */
export const maxTried = {
  venues: 100,
  /** The number of sets grows with its cube. */
  inSets: 40,
  vendors: 100,
};
