/** Most listings of a category that a plan keeps on a device for when it has no signal. */
export const maxOfflineListings = 200;

/** Most of a category that a device is sent: one more than it keeps says that there are more. */
export const maxSentListings = maxOfflineListings + 1;
