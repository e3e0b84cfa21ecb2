/** Maximum number of listings side by side. */
export const maxComparedListings = 4;
