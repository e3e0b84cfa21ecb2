import { Hono, type Context } from "hono";

import { listCorrections, showCorrection } from "#app/corrections/correction-desk.server.ts";
import { listEnquiries, showEnquiry } from "#app/enquiries/enquiry-desk.server.ts";
import { deskListLength } from "#app/letterbox/desk-list.ts";
import type { Database } from "#database/database.ts";

/** How many letters the desk wants to see; `?all` stands for all of them. */
const wanted = (context: Context) => (context.req.query("all") === undefined ? deskListLength : null);

/** The functions of the site that the desk may call, as an HTTP application for its socket. */
export function createDesk({ database }: { database: Database }): Hono {
  const desk = new Hono();
  desk.get("/enquiries", async (context) => context.json(await listEnquiries(database, wanted(context))));
  desk.get("/enquiries/:reference", async (context) => {
    const enquiry = await showEnquiry(database, context.req.param("reference"));
    return enquiry === null
      ? context.json({ message: "No enquiry has this reference." }, 404)
      : context.json(enquiry);
  });
  desk.get("/corrections", async (context) => context.json(await listCorrections(database, wanted(context))));
  desk.get("/corrections/:reference", async (context) => {
    const correction = await showCorrection(database, context.req.param("reference"));
    return correction === null
      ? context.json({ message: "No correction has this reference." }, 404)
      : context.json(correction);
  });
  return desk;
}
