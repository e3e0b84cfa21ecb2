import { eq } from "drizzle-orm";
import { href } from "react-router";

import { listingPath } from "#app/catalogue/directory/listing-card.ts";
import type { MailDependencies, WrittenMail } from "#app/messaging/outbox/mail-dependencies.ts";
import type { MailOf } from "#app/messaging/outbox/mail-kinds.ts";
import { privatePageUrl } from "#app/messaging/private-links/private-page.server.ts";
import type { MailKind } from "#database/enums.ts";
import { listings } from "#database/schema/index.ts";
import type { MailContent } from "#mail/mail-content.ts";

import {
  applicationApprovedMail,
  applicationConfirmedMail,
  applicationRejectedMail,
  applicationTeamMail,
  applicationConfirmationMail,
} from "./application-mails.ts";
import { readApplication, type SavedApplication } from "./read-application.server.ts";

type ApplicationMailKind = Extract<MailKind, `application-${string}`>;

/** Writes a mail about an application from what the database says now; null when there is nothing left to say. */
export async function writeApplicationMail(
  site: MailDependencies,
  { kind, applicationId }: MailOf<ApplicationMailKind>,
): Promise<WrittenMail | null> {
  const application = await readApplication(site.database, applicationId);
  if (application === null) return null;
  const content = await writeContent(site, kind, application);
  return (
    content && {
      content,
      replyTo: kind === "application-to-team" ? application.email : null,
      unsubscribeUrl: null,
    }
  );
}

async function writeContent(
  site: MailDependencies,
  kind: ApplicationMailKind,
  application: SavedApplication,
): Promise<MailContent | null> {
  const ownPage = () => privatePageUrl(site, "application", String(application.id));
  switch (kind) {
    case "application-to-confirm":
      return application.state === "unconfirmed"
        ? applicationConfirmationMail(application, await ownPage())
        : null;
    case "application-confirmed":
      return applicationConfirmedMail(application, await ownPage());
    case "application-to-team":
      return applicationTeamMail(application);
    case "application-rejected":
      return applicationRejectedMail(application, `${site.settings.siteUrl}${href("/vendors/apply")}`);
    case "application-approved": {
      const { listingId } = application;
      if (listingId === null) return null;
      const [row] = await site.database
        .select({ slug: listings.slug })
        .from(listings)
        .where(eq(listings.id, listingId));
      if (row === undefined) return null;
      const path = listingPath({ id: listingId, slug: row.slug, category: application.profile.category });
      return applicationApprovedMail(
        application,
        `${site.settings.siteUrl}${path}`,
        await privatePageUrl(site, "listing", String(listingId)),
      );
    }
  }
}
