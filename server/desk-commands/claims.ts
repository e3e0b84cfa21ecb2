import { Hono } from "hono";
import { z } from "zod";

import { listClaims, showClaim } from "#app/business/claims/claim-desk.server.ts";
import { approveClaim, rejectClaim, type ClaimDecision } from "#app/business/claims/decide-claim.server.ts";
import { postWithoutJobQueue } from "#app/messaging/outbox/post-mails.server.ts";

import { CommandRejectedError, requestedLimit, type DeskSite } from "./desk-site.ts";

const why = z.object({ reason: z.string().trim().min(1).max(2000) });
const how = z.object({ replace: z.boolean() });

/** Why a claim cannot be decided, or not in this way. */
function hindrance(decision: ClaimDecision & { done: false }): string {
  switch (decision.because) {
    case "invited":
      return "no one has accepted the invitation yet.";
    case "unconfirmed":
      return "its address is not confirmed yet. Only the link that was mailed there can do that.";
    case "waiting":
      return "it waits.";
    case "approved":
      return "it was approved before.";
    case "rejected":
      return "it was rejected before.";
    case "gone":
      return "its listing is not public any more.";
    case "owned":
      return `the listing is managed by ${decision.owner}. To move it (they are told): claims approve ${decision.reference} --replace`;
  }
}

/** Claims of listings: list, show, reject, approve; `replace` moves one that has an owner. */
export function claimsDesk({ database, secret }: DeskSite) {
  const office = { database, secret, postMails: postWithoutJobQueue };
  const missing = { message: "No claim has this reference." };
  return new Hono()
    .get("/", async (context) => context.json(await listClaims(database, requestedLimit(context))))
    .get("/:reference", async (context) => {
      const claim = await showClaim(database, context.req.param("reference"));
      return claim === null ? context.json(missing, 404) : context.json(claim);
    })
    .post("/:reference/:decision{(?:approve|reject)}", async (context) => {
      const { reference, decision } = context.req.param();
      const body: unknown = await context.req.json();
      const decided =
        decision === "approve"
          ? await approveClaim(office, reference, how.parse(body).replace)
          : await rejectClaim(office, reference, why.parse(body).reason);
      if (decided === null) return context.json(missing, 404);
      if (!decided.done)
        throw new CommandRejectedError(`${decided.reference} cannot be decided: ${hindrance(decided)}`);
      return context.json(decided);
    });
}
