import { PrivatePageLayout } from "#app/messaging/private-links/private-page-layout.tsx";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { InboxCalendar } from "./inbox-calendar.tsx";
import { describeInbox, InboxList } from "./inbox.tsx";
import type { InboxView } from "./read-inbox.server.ts";

type InboxPageProps = {
  business: string;
  inbox: InboxView;
  /** The page of the listing, and this one. */
  listingPath: string;
  path: string;
};

/** All enquiries to a business, page by page. */
export function InboxPage({ business, inbox, listingPath, path }: InboxPageProps) {
  const { page, pages } = inbox;
  return (
    <PrivatePageLayout title={`${business}: enquiries`} eyebrow={business} heading="Your enquiries">
      <p>
        <ThemeLink to={listingPath}>Back to your listing</ThemeLink>
      </p>
      <section className="panel" aria-label="Enquiries">
        <p>{describeInbox(inbox)}</p>
        <InboxList enquiries={inbox.enquiries} />
        {pages > 1 && (
          <nav aria-label="Pages" className="inbox__pages">
            {page > 1 && (
              <ThemeLink to={`${path}?page=${page - 1}`} className="button button--line">
                Newer
              </ThemeLink>
            )}
            <span>
              Page {page} of {pages}
            </span>
            {page < pages && (
              <ThemeLink to={`${path}?page=${page + 1}`} className="button button--line">
                Older
              </ThemeLink>
            )}
          </nav>
        )}
        <InboxCalendar path={inbox.calendarPath} heading="h2" />
      </section>
    </PrivatePageLayout>
  );
}
