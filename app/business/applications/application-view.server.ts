import { formatDateTime } from "#app/calendar/format-date-time.ts";

import { contactRows, profileRows } from "./application-mails.ts";
import type { SavedApplication } from "./read-application.server.ts";

/** What the applicant's page shows. */
export type ApplicationView = ReturnType<typeof toApplicationView>;

/** An application as its page shows it. */
export function toApplicationView({
  reference,
  receivedAt,
  state,
  email,
  contactName,
  profile,
}: SavedApplication) {
  return {
    reference,
    received: formatDateTime(receivedAt),
    state,
    email,
    name: profile.name,
    description: profile.description,
    about: profile.about,
    offers: profile.offers,
    facts: [...contactRows({ contactName, email }), ...profileRows(profile)],
  };
}
