import { PrivatePageFacts } from "#app/messaging/private-links/private-page-facts.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { InboxCalendar } from "./inbox-calendar.tsx";
import { describeEmptyInbox } from "./inbox-list.ts";
import { InboxList } from "./inbox.tsx";
import type { InboxView } from "./read-inbox.server.ts";

type InboxSectionProps = {
  inbox: InboxView;
  /** The page with all of them. */
  path: string;
  /** Whether mail tells the business of an enquiry. */
  isMailed: boolean;
};

/** The first enquiries on the page of a listing, and the way to the others. */
export function InboxSection({ inbox, path, isMailed }: InboxSectionProps) {
  return (
    <section className="panel" aria-labelledby="inbox-heading">
      <h2 className="heading-large" id="inbox-heading">
        Enquiries
      </h2>
      {inbox.figures !== null && <PrivatePageFacts facts={inbox.figures.rows} />}
      {inbox.total === 0 ? (
        <p>{describeEmptyInbox(isMailed)}</p>
      ) : (
        <>
          <p>{inbox.figures?.note}</p>
          <InboxList enquiries={inbox.enquiries} />
          {inbox.total > inbox.enquiries.length && (
            <ThemeLink to={path} className="button button--line">
              See all {inbox.total} enquiries
            </ThemeLink>
          )}
        </>
      )}
      <InboxCalendar path={inbox.calendarPath} heading="h3" />
    </section>
  );
}
