import { Hono } from "hono";
import { z } from "zod";

import { inviteBusiness } from "#app/business/claims/invite-business.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const wish = z.object({ to: z.string() });
const address = z.email();

/** Why a business is not invited. */
const hindrances = {
  sample: "It is a sample: no business stands behind it.",
  gone: "It isn’t public any more, so couples wouldn’t find it.",
  owned: "A business keeps it already.",
  silenced: "This address has asked for no more mail. It stays so, until its owner writes to you.",
  today: "This address was invited within the last day. Give it time.",
};

/** `listings invite`: the one letter that the desk sends to a business that has not written first. */
export function inviteDesk({ database, secret, settings }: DeskSite) {
  return new Hono().post("/", async (context) => {
    const to = address.safeParse(wish.parse(await context.req.json()).to.trim());
    if (!to.success || isReservedEmail(to.data))
      throw new CommandRejectedError(
        "Name an address that mail reaches: listings invite ID --to name@business.ca",
      );
    // Canada's anti-spam law (CASL) requires it in unsolicited mail.
    if (settings.smtpUrl !== null && settings.postalAddress === null)
      throw new CommandRejectedError(
        "Set POSTAL_ADDRESS first: Canada's anti-spam law wants the sender's postal address in an invitation.",
      );
    const office = { database, secret, postMails: postWithoutJobQueue };
    const invited = await inviteBusiness(office, Number(context.req.param("id")), to.data);
    if (invited === null) return context.json({ message: "No listing has this number." }, 404);
    if (!invited.done)
      throw new CommandRejectedError(`No invitation was sent. ${hindrances[invited.because]}`);
    return context.json(invited);
  });
}
