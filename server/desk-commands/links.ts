import { Hono } from "hono";
import { z } from "zod";

import { resendPlanLinks } from "#app/operator/link-renewal/resend-plan-links.server.ts";
import { mailAllDeskLinks } from "#app/operator/desk-links/desk-operators.server.ts";
import { renewAllLinks } from "#app/operator/link-renewal/renew-all-links.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { countSiteProcesses } from "#database/count-site-processes.ts";
import { matchesSecret, recordSecret } from "#server/verify-secret.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const wish = z.object({ mailPlansBefore: z.iso.date().nullable() });

/**
 * The command that renews every link; the only command that works with a secret that does not match the
 * database.
 */
export const renewalPath = "/links/renew";

/** `links renew`: replaces every private link; operators get theirs by mail, plans those of before a given day. */
export function linksDesk({ database, secret }: DeskSite) {
  return new Hono().post("/renew", async (context) => {
    const read = wish.safeParse(await context.req.json());
    if (!read.success)
      throw new CommandRejectedError("Name a day such as 2027-06-19 behind --mail-plans-before.");
    const isOther = !(await matchesSecret(database, secret));
    if (isOther && (await countSiteProcesses(database)) > 0)
      throw new CommandRejectedError(
        "The secret is another one than the running site has: stop every process of the site first. Nothing was changed.",
      );
    const renewed = await renewAllLinks(database, secret, (transaction) =>
      recordSecret(transaction, secret, true),
    );
    const mails = await resendPlanLinks(
      { database, postMails: postWithoutJobQueue },
      read.data.mailPlansBefore,
    );
    const operators = await mailAllDeskLinks({ database, postMails: postWithoutJobQueue });
    return context.json({ ...renewed, ...mails, operators, isOtherSecret: isOther });
  });
}
