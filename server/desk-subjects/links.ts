import { Hono } from "hono";
import { z } from "zod";

import { mailPlansAnew } from "#app/operator/link-renewal/resend-plan-links.server.ts";
import { renewAllLinks } from "#app/operator/link-renewal/renew-all-links.server.ts";
import { postForLater } from "#app/mails/post-mails.server.ts";
import { countSites } from "#database/count-site-processes.ts";
import { fitsSecret, noteSecret } from "#server/verify-secret.ts";

import { DeskRefusal, type DeskSite } from "./desk-site.ts";

const wish = z.object({ mailPlansBefore: z.iso.date().nullable() });

/** Where every link is made new; the one thing that the desk does with a secret that does not fit. */
export const renewalPath = "/links/renew";

export function linksDesk({ database, secret }: DeskSite): Hono {
  const desk = new Hono();
  desk.post("/renew", async (context) => {
    const read = wish.safeParse(await context.req.json());
    if (!read.success) throw new DeskRefusal("Name a day such as 2027-06-19 behind --mail-plans-before.");
    const isOther = !(await fitsSecret(database, secret));
    if (isOther && (await countSites(database)) > 0)
      throw new DeskRefusal(
        "The secret is another one than the running site has: stop every process of the site first. Nothing was changed.",
      );
    const renewed = await renewAllLinks(database, secret, (transaction) =>
      noteSecret(transaction, secret, true),
    );
    const mails = await mailPlansAnew({ database, postMails: postForLater }, read.data.mailPlansBefore);
    return context.json({ ...renewed, ...mails, isOtherSecret: isOther });
  });
  return desk;
}
