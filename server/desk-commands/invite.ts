import { Hono } from "hono";
import { z } from "zod";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { inviteBusiness } from "#app/business/claims/invite-business.server.ts";
import { sendInvitations } from "#app/business/claims/invite-many.server.ts";
import { readInvitationBasis } from "#app/business/claims/invitation-basis.ts";
import {
  lacksPostalAddress,
  mostInvitations,
  previewInvitations,
} from "#app/operator/invitations/preview-invitations.server.ts";
import { showListing } from "#app/operator/register/listing-desk.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";
import { categoryIds } from "#content/catalogue/categories.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const wish = z.object({
  to: z.string(),
  source: z.string().nullable(),
  found: z.string().nullable(),
  asked: z.string().nullable(),
});
const address = z.email();

/** Why a business is not invited. */
const hindrances = {
  sample: "It is a sample: no business stands behind it.",
  gone: "It isn’t public any more, so couples wouldn’t find it.",
  owned: "A business keeps it already.",
  silenced: "This address has asked for no more mail. It stays so, until its owner writes to you.",
  today: "This address was invited within the last day. Give it time.",
  unfounded:
    "Canada's anti-spam law wants to know why you may write: --source URL --found 2026-11-20 (the page that publishes the address, and the day you saw it there), or --asked 2026-11-20 (the day on which the business asked you for it).",
};

/** Canada's anti-spam law (CASL) requires the sender's postal address in unsolicited mail. */
export function requirePostalAddress({ settings }: Pick<DeskSite, "settings">): void {
  if (lacksPostalAddress(settings))
    throw new CommandRejectedError(
      "Set POSTAL_ADDRESS first: Canada's anti-spam law wants the sender's postal address in an invitation.",
    );
}

const dependencies = ({ database, secret }: DeskSite) => ({
  database,
  secret,
  postMails: postWithoutJobQueue,
});

/** `listings invite`: the one mail that the desk sends to a business that has not written first. */
export function inviteDesk(site: DeskSite) {
  return new Hono().post("/", async (context) => {
    const asked = wish.parse(await context.req.json());
    const to = address.safeParse(asked.to.trim());
    if (!to.success || isReservedEmail(to.data))
      throw new CommandRejectedError(
        "Name an address that mail reaches: listings invite ID --to name@business.ca",
      );
    requirePostalAddress(site);
    const id = Number(context.req.param("id"));
    const listing = await showListing(site.database, id);
    // What a list said of the same address holds here, too.
    const isOfList = listing?.outreachEmail?.toLowerCase() === to.data.toLowerCase();
    const basis = readInvitationBasis(
      {
        source: asked.source ?? (isOfList ? listing.outreachSource : null),
        foundOn: asked.found ?? (isOfList ? listing.outreachFoundOn : null),
        asked: asked.asked,
      },
      albertaDate(new Date()),
    );
    const invited = await inviteBusiness(dependencies(site), id, to.data, basis);
    if (invited === null) return context.json({ message: "No listing has this number." }, 404);
    if (!invited.done)
      throw new CommandRejectedError(`No invitation was sent. ${hindrances[invited.because]}`);
    return context.json(invited);
  });
}

const manyWish = z.object({
  category: z.enum(categoryIds).nullable(),
  limit: z.int().min(1).max(mostInvitations),
  send: z.boolean(),
});

/** `listings invite-all`: who would be invited and what is sent; with `send` the first of them are. */
export function inviteAllDesk(site: DeskSite) {
  return new Hono().post("/", async (context) => {
    const asked = manyWish.safeParse(await context.req.json());
    if (!asked.success)
      throw new CommandRejectedError(
        `Give a limit of 1 to ${mostInvitations}, and a category that there is: ${categoryIds.join(", ")}.`,
      );
    const { category, limit, send } = asked.data;
    const { chosen, ...preview } = await previewInvitations(site, category, limit);
    if (send) requirePostalAddress(site);
    const sent = send ? await sendInvitations(dependencies(site), chosen) : new Map<number, string>();
    return context.json({
      chosen: chosen.map((each) => ({ ...each, reference: sent.get(each.id) ?? null })),
      ...preview,
    });
  });
}
