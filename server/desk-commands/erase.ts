import { Hono } from "hono";
import { z } from "zod";

import { eraseByEmail } from "#app/operator/erasure/erase-person.server.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const wish = z.object({ address: z.string(), isTrial: z.boolean() });

export function eraseDesk(site: DeskSite) {
  return new Hono().post("/", async (context) => {
    const { address, isTrial } = wish.parse(await context.req.json());
    const read = z.email().safeParse(address.trim());
    if (!read.success)
      throw new CommandRejectedError(`'${address}' is no email address: a person is found by it alone.`);
    return context.json(await eraseByEmail(site, read.data, isTrial));
  });
}
