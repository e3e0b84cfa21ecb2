import { Hono } from "hono";
import { z } from "zod";

import { eraseAddress } from "#app/operator/erasure/erase-person.server.ts";

import { DeskRefusal, type DeskSite } from "./desk-site.ts";

const wish = z.object({ address: z.string(), isTrial: z.boolean() });

export function eraseDesk(site: DeskSite): Hono {
  const desk = new Hono();
  desk.post("/", async (context) => {
    const { address, isTrial } = wish.parse(await context.req.json());
    const read = z.email().safeParse(address.trim());
    if (!read.success)
      throw new DeskRefusal(`'${address}' is no email address: a person is found by it alone.`);
    return context.json(await eraseAddress(site, read.data, isTrial));
  });
  return desk;
}
