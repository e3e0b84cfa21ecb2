/** Over how many days views are summed up. */
export const viewDays = 30;

/** How often a listing's page was opened in the last thirty days, and in the thirty before. */
export type PageViews = { recent: number; before: number };

/** '48 in 30 days, 31 in the 30 before'. */
export const describePageViews = ({ recent, before }: PageViews): string =>
  `${recent} in ${viewDays} days, ${before} in the ${viewDays} before`;
