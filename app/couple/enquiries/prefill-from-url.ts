import { isCalendarDate } from "#app/calendar/alberta-time.ts";
import { planningQueryKeys } from "#app/catalogue/listings/planning-path.ts";
import { recordOf } from "#app/messaging/forms/record-of.ts";
import { guestNumbers } from "#database/enums.ts";
import { readQuery } from "#app/site/url-state/read-query.ts";

import { describeAskedEvents } from "./describe-asked-events.ts";
import { enquiryFieldNames, type EnquiryValues } from "./enquiry-form-fields.ts";
import { eventNamesOf } from "./event-names-of.ts";
import { parseAskedEvents } from "./parse-asked-events.ts";
import { parseAsks } from "./parse-asks.ts";
import { guestCountOption } from "./stated-guests.ts";

/**
 * What an address fills into the form: `date`, `guests` and `events`, as a plan hands them over, and `ask`, with
 * which all or some is asked that nobody knows of the venues. What is no day and no number is left out; whether the
 * day has passed is said when the form is sent.
 * @param vendors ids that the form offers; all are ticked
 * @returns null where the address fills in nothing
 */
export function prefillFromUrl(
  parameters: URLSearchParams,
  vendors: readonly { id: number; unknown: readonly { key: string }[] }[],
): EnquiryValues | null {
  const { first } = readQuery(parameters, planningQueryKeys);
  const date = first("date") ?? "";
  const guests = first("guests") ?? "";
  const isCount = /^\d{1,4}$/.test(guests) && Number(guests) >= guestNumbers.least;
  const asks = parseAsks(first("ask"));
  const inPlan = parseAskedEvents(first("events"));
  const events = describeAskedEvents(inPlan, isCalendarDate(date) ? date : null);
  if (!isCalendarDate(date) && !isCount && asks === null && inPlan.length === 0) return null;
  return {
    ...recordOf(enquiryFieldNames, () => []),
    ...(isCalendarDate(date) && { eventDate: [date] }),
    ...(isCount && { guestCount: [guestCountOption(Number(guests))] }),
    ...(isCount && Number(guests) <= guestNumbers.most && { guestNumber: [guests] }),
    ...(asks !== null && {
      asks: vendors
        .flatMap(({ unknown }) => unknown.map(({ key }) => key))
        .filter((key) => asks === "all" || asks.some((asked) => asked === key)),
    }),
    ...(events !== "" && { additionalInfo: [events] }),
    events: eventNamesOf(inPlan),
    vendors: vendors.map(({ id }) => String(id)),
  };
}
