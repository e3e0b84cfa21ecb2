/** Most listings of a category that a plan keeps on a device for when it has no signal. */
export const maxOfflineListings = 200;
