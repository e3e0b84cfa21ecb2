import { nobodyAsked } from "#app/couple/fact-questions/nobody-asked.ts";

/** How an enquiry reaches a listing. */
export type Delivery =
  | "mail"
  | "passed-on"
  | "handed-over"
  | "has-news"
  | "sample"
  | "unsent"
  | "queued"
  | "on-page";

/**
 * Mail goes only to an address that was confirmed through our own mail. A real business without one
 * hears from our team; behind an invented listing is nobody.
 */
function deliveryMethodFor(listing: { fictional: boolean; reachable: boolean }): Delivery {
  if (listing.reachable) return "mail";
  return listing.fictional ? "sample" : "passed-on";
}

/**
 * How far an enquiry that was sent is on its way to a listing.
 * @param isUnsent it waits for its sender to press the button in our mail
 */
export function deliveryProgress(
  {
    fictional,
    isReachable,
    isUnsubscribed,
    mailedAt,
    queuedAt,
    passedOnAt,
    hasNews,
  }: {
    fictional: boolean;
    isReachable: boolean;
    /** Whether it asked for no more mail: it finds the enquiry on its page. */
    isUnsubscribed: boolean;
    mailedAt: Date | null;
    queuedAt: Date | null;
    passedOnAt: Date | null;
    /** Whether the couple added something that our team has still to tell it. */
    hasNews: boolean;
  },
  isUnsent: boolean,
): Delivery {
  if (mailedAt !== null) return hasNews ? "has-news" : "mail";
  if (queuedAt !== null) return "queued";
  if (passedOnAt !== null) return hasNews ? "has-news" : "handed-over";
  if (isUnsent && (isReachable || !fictional)) return "unsent";
  return isUnsubscribed && !fictional ? "on-page" : deliveryMethodFor({ fictional, reachable: false });
}

/**
 * What a couple reads before it sends.
 * @param listing `claimed`: one of its emails is confirmed; it is not reachable by mail where it asked for none
 */
export function describeDeliveryBefore(
  listing: { fictional: boolean; reachable: boolean; claimed: boolean },
  isVenue: boolean,
): string {
  if (listing.claimed && !listing.reachable && !listing.fictional)
    return `This ${isVenue ? "venue" : "vendor"} asked for no email: your enquiry will wait on their page`;
  const method = deliveryMethodFor(listing);
  return method === "sample" ? "Sample listing: not a real business" : describeDelivery(method, isVenue);
}

/** What a couple reads about it once it is closed with the listing: what has not gone out never will. */
export function describeClosedDelivery(delivery: Delivery, isVenue: boolean): string {
  switch (delivery) {
    case "passed-on":
    case "unsent":
    case "queued":
      return `Your enquiry didn’t go out to the ${isVenue ? "venue" : "vendor"}`;
    case "has-news":
      return describeDelivery("handed-over", isVenue);
    case "mail":
    case "handed-over":
    case "on-page":
    case "sample":
      return describeDelivery(delivery, isVenue);
  }
}

/** What a couple reads about it once its enquiry is written. */
export function describeDelivery(delivery: Delivery, isVenue: boolean): string {
  switch (delivery) {
    case "mail":
      return `Goes straight to the ${isVenue ? "venue" : "vendor"}`;
    case "passed-on":
      return `We will pass this on to the ${isVenue ? "venue" : "vendor"}`;
    case "handed-over":
      return `We’ve passed this on to the ${isVenue ? "venue" : "vendor"}`;
    case "has-news":
      return `We’ve passed this on, and we’ll tell the ${isVenue ? "venue" : "vendor"} what you’ve added`;
    case "on-page":
      return `This ${isVenue ? "venue" : "vendor"} asked for no email: it’s waiting on their page`;
    case "unsent":
      return "Not sent yet: it goes out when you press Send";
    case "queued":
      return `This ${isVenue ? "venue" : "vendor"} is getting a lot of enquiries: yours is in line and goes out within hours`;
    case "sample":
      return nobodyAsked;
  }
}
