import { describeMoment } from "#app/calendar/format-date-time.ts";

import { profileFacts } from "./application-mails.ts";
import type { KeptApplication } from "./read-application.server.ts";

/** What the applicant's page shows. */
export type ApplicationView = ReturnType<typeof viewApplication>;

/** An application as its page shows it. */
export function viewApplication({
  reference,
  receivedAt,
  state,
  email,
  contactName,
  profile,
}: KeptApplication) {
  return {
    reference,
    received: describeMoment(receivedAt),
    state,
    email,
    name: profile.name,
    description: profile.description,
    about: profile.about,
    offers: profile.offers,
    facts: [["Contact", contactName], ["Email", email], ...profileFacts(profile)] as const,
  };
}
