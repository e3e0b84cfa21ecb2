import { isCalendarDate } from "#app/calendar/alberta-time.ts";

import { guestCountOf } from "#app/couple/enquiries/enquiry-options.ts";
import { readEnquiryForm, type EnquiryValues } from "./read-enquiry-form.ts";

/**
 * What an address fills into the form: `date` and `guests`, as a plan hands them over. What is no day and
 * no number is left out; whether the day has passed is said when the form is sent.
 * @param vendors ids that the form offers; all are ticked
 * @returns null where the address fills in nothing
 */
export function valuesOfAddress(
  parameters: URLSearchParams,
  vendors: readonly { id: number }[],
): EnquiryValues | null {
  const date = parameters.get("date") ?? "";
  const guests = parameters.get("guests") ?? "";
  const form = new FormData();
  if (isCalendarDate(date)) form.append("eventDate", date);
  if (/^\d{1,4}$/.test(guests) && Number(guests) > 0) form.append("guestCount", guestCountOf(Number(guests)));
  if ([...form].length === 0) return null;
  for (const { id } of vendors) form.append("vendors", String(id));
  return readEnquiryForm(form).values;
}
