import { Hono } from "hono";
import { z } from "zod";

import {
  inviteOperator,
  listOperators,
  renewOperatorLink,
  revokeOperator,
} from "#app/operator/desk-links/desk-operators.server.ts";
import { postDigestNow } from "#app/operator/digest/post-digest.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const wish = z.object({ address: z.string() });

function readAddress(body: unknown): string {
  const read = z.email().safeParse(wish.parse(body).address.trim());
  if (read.success) return read.data;
  throw new CommandRejectedError("Name the operator’s email address: invite name@example.ca");
}

/** People of the team who have a private link to the desk's page. */
export function operatorsDesk({ database, databaseKind, secret, settings }: DeskSite) {
  const office = { database, secret, settings, postMails: postWithoutJobQueue };
  const isMailed = settings.smtpUrl !== null;
  const missing = { message: "No operator has this address. All of them: npm run desk -- operators list" };
  return new Hono()
    .get("/", async (context) => context.json({ rows: await listOperators(database) }))
    .post("/invite", async (context) => {
      const link = await inviteOperator(office, readAddress(await context.req.json()));
      return context.json({ ...link, isMailed });
    })
    .post("/digest", async (context) => {
      const { postMails } = office;
      return context.json(await postDigestNow({ database, databaseKind, postMails }));
    })
    .post("/renew", async (context) => {
      const link = await renewOperatorLink(office, readAddress(await context.req.json()));
      return link === null ? context.json(missing, 404) : context.json({ ...link, isMailed });
    })
    .post("/revoke", async (context) => {
      const address = readAddress(await context.req.json());
      const isRevoked = await revokeOperator(database, address);
      return isRevoked ? context.json({ email: address }) : context.json(missing, 404);
    });
}
