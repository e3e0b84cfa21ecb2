/** How an enquiry reaches a listing. */
export type Delivery = "mail" | "passed-on" | "sample";

/**
 * Mail goes only to an address that was confirmed through our own mail. A real business without one
 * hears from our team; behind an invented listing is nobody.
 */
export function deliveryTo(listing: { fictional: boolean; reachable: boolean }): Delivery {
  if (listing.reachable) return "mail";
  return listing.fictional ? "sample" : "passed-on";
}

/** What a couple reads about it, before and after it sends. */
export function describeDelivery(delivery: Delivery, isVenue: boolean): string {
  switch (delivery) {
    case "mail":
      return `Goes straight to the ${isVenue ? "venue" : "vendor"}`;
    case "passed-on":
      return `We will pass this on to the ${isVenue ? "venue" : "vendor"}`;
    case "sample":
      return "Sample listing: no business stands behind it";
  }
}
