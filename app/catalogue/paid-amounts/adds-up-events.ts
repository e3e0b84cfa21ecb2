import { formatGuests } from "#app/languages/format-guests.ts";
import type { CategoryId } from "#content/catalogue/categories.ts";

const served: ReadonlySet<string> = new Set<CategoryId>(["caterers", "cakes"]);

/**
 * Whether the guests of a paid amount are those of all events that the business served, added up: it is paid for
 * each of them. For other kinds of business they are those of the largest event.
 */
export const addsUpEvents = (category: string): boolean => served.has(category);

/** '1 guest', '420 guests', and of a caterer '420 guests, all events added up'. */
export function describePaidGuests(category: string, guests: number): string {
  const count = formatGuests(guests);
  return addsUpEvents(category) ? `${count}, all events added up` : count;
}
