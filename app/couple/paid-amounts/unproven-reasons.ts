/** Why what a couple paid a business doesn't count, or can't be said. */
export type UnprovenReason = "withdrawn" | "date" | "booking" | "vendor";

/** The same to the couple, after 'because'. */
export const unprovenReasonWords: Readonly<Record<UnprovenReason, string>> = {
  withdrawn: "you’ve withdrawn this enquiry",
  date: "by the date you gave, your wedding isn’t over, or you asked less than three weeks before it",
  booking: "the booking isn’t confirmed by both of you",
  vendor: "your email is the vendor’s own, or the vendor is one of our samples",
};
