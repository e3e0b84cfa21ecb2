import { formatCount } from "./site-language.ts";

/** '1 guest', '1,200 guests': a number of guests, as the site writes it. */
export const formatGuests = (guests: number): string =>
  `${formatCount(guests)} ${guests === 1 ? "guest" : "guests"}`;
