import { Hono } from "hono";

import {
  dropMail,
  listMails,
  resendMails,
  showMail,
  readMailState,
} from "#app/operator/mail-dispatch/mail-desk.server.ts";
import { mailStates, type MailState } from "#app/messaging/outbox/mail-states.ts";

import { CommandRejectedError, requestedLimit, type DeskSite } from "./desk-site.ts";

/** Why a mail is not sent again, or given up. */
const notDead = {
  waiting: "it has not been tried yet: the running site sends it within seconds.",
  retrying: "it is tried again by itself, for three days.",
  sent: "a mail server has taken it.",
  dropped: "there was nothing left to say when it was to be sent, or the team gave it up.",
  dead: "it has just failed. Ask once more.",
} as const satisfies Record<MailState, string>;

/** Mails and what became of them; a dead one is sent again or given up. */
export function mailDesk(site: DeskSite) {
  const { database } = site;
  const missing = { message: "No mail has this number. All of them: npm run desk -- mail list --all" };
  return new Hono()
    .get("/", async (context) => {
      const asked = context.req.query("state");
      const state = mailStates.find((known) => known === asked) ?? null;
      if (asked !== undefined && state === null)
        throw new CommandRejectedError(`There is no state '${asked}'. There are: ${mailStates.join(", ")}.`);
      return context.json(await listMails(database, state, requestedLimit(context)));
    })
    .post("/resend", async (context) => context.json({ resent: await resendMails(database, null) }))
    .get("/:id{[1-9][0-9]{0,8}}", async (context) => {
      const mail = await showMail(site, Number(context.req.param("id")));
      return mail === null ? context.json(missing, 404) : context.json(mail);
    })
    .post("/:id{[1-9][0-9]{0,8}}/resend", async (context) => {
      const id = Number(context.req.param("id"));
      const resent = await resendMails(database, id);
      if (resent.length > 0) return context.json({ resent });
      const state = await readMailState(database, id);
      if (state === null) return context.json(missing, 404);
      throw new CommandRejectedError(`Mail ${id} is not sent again: ${notDead[state]}`);
    })
    .post("/:id{[1-9][0-9]{0,8}}/drop", async (context) => {
      const id = Number(context.req.param("id"));
      if (await dropMail(database, id)) return context.json({ dropped: id });
      const state = await readMailState(database, id);
      if (state === null) return context.json(missing, 404);
      throw new CommandRejectedError(`Mail ${id} is not dead: ${notDead[state]}`);
    })
    .all("*", (context) => context.json(missing, 404));
}
