/** Pictures of one business. */
export const maxListingPictures = 8;
