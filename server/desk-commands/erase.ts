import { Hono } from "hono";
import { z } from "zod";

import { eraseByEmail } from "#app/operator/erasure/erase-person.server.ts";
import { eraseByReference } from "#app/operator/erasure/erase-by-reference.server.ts";
import { findPerson } from "#app/operator/persons/find-person.server.ts";
import { parseWanted } from "#app/operator/erasure/wanted-person.ts";
import { WorkerTaskError } from "#app/plan/worker/plan-worker.server.ts";

import { CommandRejectedError, type DeskSite } from "./desk-site.ts";

const wish = z.object({ wanted: z.string(), isTrial: z.boolean() });

/** Names and telephone numbers are not unique: what they find is listed, and one of it is chosen. */
export function eraseDesk(site: DeskSite) {
  return new Hono().post("/", async (context) => {
    const { wanted: typed, isTrial } = wish.parse(await context.req.json());
    const wanted = parseWanted(typed);
    if (wanted === null)
      throw new CommandRejectedError(
        `'${typed}' is too short: give an email address, a reference, a telephone number or a name.`,
      );
    if (wanted.by === "person" && wanted.query.email !== null)
      return context.json({
        ...(await eraseByEmail(site, wanted.query.email, isTrial)),
        choices: null,
      });
    if (wanted.by === "reference")
      return context.json({
        ...(await rejectUnreadable(eraseByReference(site, wanted.reference, isTrial))),
        choices: null,
      });
    const choices = await findPerson(site.database, site.secret, wanted);
    return context.json({ counts: {}, files: 0, done: false, recordedIn: [], choices });
  });
}

/** A plan that cannot be opened is the operator's to decide on. */
async function rejectUnreadable<Result>(erasing: Promise<Result>): Promise<Result> {
  try {
    return await erasing;
  } catch (error) {
    if (!(error instanceof WorkerTaskError)) throw error;
    throw new CommandRejectedError(
      "This plan cannot be opened, so nothing in it can be erased alone. See 'plans show' and 'plans delete'.",
      { cause: error },
    );
  }
}
