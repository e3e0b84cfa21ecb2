/** What a couple reads about a sample once its enquiry is written. */
export const nobodyAsked = "Sample listing: nobody was asked";
