import { Hono } from "hono";
import { z } from "zod";

import { normalizeReference } from "#app/messaging/forms/normalize-reference.ts";
import { correctName } from "#app/operator/persons/correct-name.server.ts";
import { findPerson } from "#app/operator/persons/find-person.server.ts";
import { parseWanted } from "#app/operator/erasure/wanted-person.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const wish = z.object({ wanted: z.string() });
const correction = z.object({ reference: z.string(), name: z.string().trim().min(1).max(100) });

/** What is stored of a person, and the correction of a name; `erase` deletes. */
export function personsDesk({ database, secret }: DeskSite) {
  return new Hono()
    .post("/", async (context) => {
      const { wanted: typed } = wish.parse(await context.req.json());
      const wanted = parseWanted(typed);
      if (wanted === null)
        throw new CommandRejectedError(
          `'${typed}' is too short: give an email address, a reference, a telephone number or a name.`,
        );
      return context.json({ records: await findPerson(database, secret, wanted) });
    })
    .post("/correct", async (context) => {
      const { reference, name } = correction.parse(await context.req.json());
      const corrected = await correctName(database, normalizeReference(reference), name);
      if (corrected === null)
        throw new CommandRejectedError(
          `No enquiry, application or claim has the reference ${reference}. A couple corrects its plan itself.`,
        );
      return context.json(corrected);
    });
}
