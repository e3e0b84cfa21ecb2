import { eq } from "drizzle-orm";

import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import type { MailSite, Written } from "#app/messaging/outbox/mail-dependencies.ts";
import type { ApplicationMailKind } from "#app/mails/post-mails.server.ts";
import { privatePageUrl } from "#app/private-links/private-page.server.ts";
import { listings } from "#database/schema/index.ts";
import type { Letter } from "#mail/letter.ts";

import {
  applicationApproved,
  applicationConfirmed,
  applicationRejected,
  applicationToTeam,
  confirmAddress,
} from "#app/business/applications/application-mails.ts";
import { readApplication, type KeptApplication } from "#app/business/applications/read-application.server.ts";

/** Writes a mail about an application from what the database says now; null when there is nothing left to say. */
export async function writeApplicationMail(
  site: MailSite,
  kind: ApplicationMailKind,
  id: number,
): Promise<Written | null> {
  const application = await readApplication(site.database, id);
  if (application === null) return null;
  const letter = await writeLetter(site, kind, application);
  return (
    letter && {
      letter,
      replyTo: kind === "application-to-team" ? application.email : null,
      muteUrl: null,
    }
  );
}

async function writeLetter(
  site: MailSite,
  kind: ApplicationMailKind,
  application: KeptApplication,
): Promise<Letter | null> {
  const ownPage = () => privatePageUrl(site, "application", String(application.id));
  switch (kind) {
    case "application-to-confirm":
      return application.state === "unconfirmed" ? confirmAddress(application, await ownPage()) : null;
    case "application-confirmed":
      return applicationConfirmed(application, await ownPage());
    case "application-to-team":
      return applicationToTeam(application);
    case "application-rejected":
      return applicationRejected(application);
    case "application-approved": {
      const { listingId } = application;
      if (listingId === null) return null;
      const [row] = await site.database
        .select({ slug: listings.slug })
        .from(listings)
        .where(eq(listings.id, listingId));
      if (row === undefined) return null;
      const path = listingPath({ id: listingId, slug: row.slug, category: application.profile.category });
      return applicationApproved(
        application,
        `${site.settings.siteUrl}${path}`,
        await privatePageUrl(site, "listing", String(listingId)),
      );
    }
  }
}
