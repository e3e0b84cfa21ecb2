import { Hono } from "hono";

import { listEnquiries, showEnquiry } from "#app/enquiries/enquiry-desk.server.ts";
import type { Database } from "#database/database.ts";

/** The functions of the site that the desk may call, as an HTTP application for its socket. */
export function createDesk({ database }: { database: Database }): Hono {
  const desk = new Hono();
  desk.get("/enquiries", async (context) => context.json(await listEnquiries(database)));
  desk.get("/enquiries/:reference", async (context) => {
    const enquiry = await showEnquiry(database, context.req.param("reference"));
    return enquiry === null
      ? context.json({ message: "No enquiry has this reference." }, 404)
      : context.json(enquiry);
  });
  return desk;
}
