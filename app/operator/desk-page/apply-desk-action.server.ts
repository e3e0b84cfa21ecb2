import { z } from "zod";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import {
  approveApplication,
  rejectApplication,
  type ApplicationDecision,
} from "#app/business/applications/decide-application.server.ts";
import { changeOwner } from "#app/business/claims/change-owner.server.ts";
import { planInvitations, sendInvitations } from "#app/business/claims/invite-many.server.ts";
import { releaseApplication } from "#app/business/applications/release-application.server.ts";
import { discardHeldApplication } from "#app/business/applications/withdraw-application.server.ts";
import { approveClaim, rejectClaim, type ClaimDecision } from "#app/business/claims/decide-claim.server.ts";
import { applyFactAction, type FactAction } from "#app/business/fact-reports/apply-fact-action.server.ts";
import { closeOpenCorrection, releaseCorrection } from "#app/couple/corrections/resolve-correction.server.ts";
import { discardHeldEnquiry, discardHeldTexts } from "#app/couple/enquiries/discard-held.server.ts";
import { markTeamAnswered } from "#app/couple/enquiries/enquiry-desk.server.ts";
import { markPassedOn } from "#app/couple/enquiries/pass-on.server.ts";
import { releaseEnquiry } from "#app/couple/enquiries/release-enquiry.server.ts";
import { decideHeldReview } from "#app/couple/reviews/decide-held-review.server.ts";
import { lacksPostalAddress, mostInvitations } from "#app/operator/invitations/preview-invitations.server.ts";
import { applyListingAction } from "#app/operator/register/listing-desk.server.ts";
import { dropMail, resendMails } from "#app/operator/mail-dispatch/mail-desk.server.ts";
import { closeSuggestion, listSuggestion } from "#app/operator/suggestions/list-suggestion.server.ts";
import { parseInvitationLine } from "#app/operator/suggestions/parse-invitation-line.ts";
import { confirmClock } from "#app/operator/retention/confirm-clock.server.ts";
import { deleteQuarantinedPlan, releasePlan } from "#app/plan/repository/quarantine-plan.server.ts";
import type { Site } from "#app/messaging/request-context.ts";
import { currentStatements, readFactRecord } from "#database/facts/fact-record.ts";
import { reviewRemovalReasons } from "#database/enums.ts";
import { isReservedEmail } from "#mail/reserved-domains.ts";

import type { DeskActionId, DeskOutcome } from "#app/operator/waiting-list/desk-actions.ts";
import type { DeskWish } from "./parse-desk-form.ts";
import { parsePassedOn } from "#app/operator/waiting-list/waiting-enquiries.server.ts";
import { parseReportedFact } from "#app/operator/waiting-list/waiting-facts.server.ts";

type Office = Pick<Site, "database" | "secret" | "postMails" | "settings">;

type Apply = (office: Office, of: string, text: string) => Promise<DeskOutcome>;

/**
 * What each action does: the operation that the command of the same name uses, too. Each is done once, by
 * whoever comes first; whoever comes second changes nothing.
 */
const operations: Record<DeskActionId, Apply> = {
  "application-approve": async (office, of) => ofDecision(await approveApplication(office, of)),
  "application-reject": async (office, of, reason) => ofDecision(await rejectApplication(office, of, reason)),
  "application-release": async (office, of) => ofChange(await releaseApplication(office, of)),
  "application-discard": async (office, of) => ofChange(await discardHeldApplication(office, of)),
  "claim-approve": async (office, of) => ofDecision(await approveClaim(office, of, false)),
  "claim-replace": async (office, of) => ofDecision(await approveClaim(office, of, true)),
  "claim-reject": async (office, of, reason) => ofDecision(await rejectClaim(office, of, reason)),
  "passon-done": async ({ database }, of) => {
    const told = parsePassedOn(of);
    return told === null ? "changed" : markPassedOn(database, told);
  },
  "advice-done": async ({ database }, of) => ofChange(await markTeamAnswered(database, of)),
  "correction-done": async ({ database }, of, outcome) =>
    ofChange(await closeOpenCorrection(database, of, outcome)),
  "correction-release": async ({ database }, of) => ofChange(await releaseCorrection(database, of)),
  "suggestion-list": (office, of) => listIt(office, of, null),
  "suggestion-invite": (office, of, text) => listIt(office, of, text),
  "suggestion-dismiss": async ({ database }, of) =>
    ofChange(await closeSuggestion(database, of, "dismissed")),
  "enquiry-release": async ({ database, postMails }, of) =>
    ofChange(await releaseEnquiry(database, of, postMails)),
  "enquiry-discard": async (office, of) => ofChange(await discardHeldEnquiry(office, of)),
  "enquiry-decline": async (office, of) => ofChange(await discardHeldTexts(office, of)),
  "review-publish": (office, of) => decideReview(office, of, null),
  "review-refuse": (office, of, reason) => decideReview(office, of, reason),
  "fact-confirm": (office, of, source) =>
    decideFact(office, of, { what: "confirm", source, checkedOn: albertaDate(new Date()) }),
  "fact-reject": (office, of, reason) => decideFact(office, of, { what: "reject", reason }),
  "mail-resend": async ({ database }, of) => {
    const id = numberOf(of);
    return id === null ? "changed" : ofChange((await resendMails(database, id)).length > 0);
  },
  "mail-drop": async ({ database }, of) => {
    const id = numberOf(of);
    return id === null ? "changed" : ofChange(await dropMail(database, id));
  },
  "plan-release": async ({ database }, of) =>
    planId.test(of) ? ofChange(await releasePlan(database, of)) : "changed",
  "plan-delete": async ({ database }, of) =>
    planId.test(of) ? ofChange(await deleteQuarantinedPlan(database, of)) : "changed",
  "clock-confirm": async ({ database }, of) =>
    (await confirmClock(database, of)) === null ? "done" : "changed",
  "listing-owner": giveOwner,
  "listing-pause": (office, of) => changeState(office, of, "pause"),
  "listing-restore": (office, of) => changeState(office, of, "restore"),
  "invitations-send": sendPreviewed,
};

/** Does what the operator wants done. */
export const applyDeskAction = (office: Office, { action, of, text }: DeskWish): Promise<DeskOutcome> =>
  operations[action](office, of, text);

const planId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The number of a row; null for a text that is none. */
const numberOf = (text: string): number | null => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** Of an operation that says whether it changed anything; null where there is nothing of this name any more. */
const ofChange = (changed: boolean | null): DeskOutcome => (changed === true ? "done" : "before");

function ofDecision(decided: ApplicationDecision | ClaimDecision | null): DeskOutcome {
  if (decided === null) return "before";
  if (decided.done) return "done";
  const why = "was" in decided ? decided.was : decided.because;
  return why === "approved" || why === "rejected" ? `${why}-before` : "changed";
}

/** @param email of the business, as the operator typed it */
async function giveOwner(office: Office, of: string, email: string): Promise<DeskOutcome> {
  const id = numberOf(of);
  if (!z.email().safeParse(email).success || isReservedEmail(email)) return "no-email";
  const changed = id === null ? null : await changeOwner(office, id, email);
  if (changed === null) return "changed";
  if (changed.done) return changed.after.isUnsubscribed ? "unsubscribed" : "done";
  return changed.why === "same" ? "before" : "changed";
}

async function changeState(office: Office, of: string, step: "pause" | "restore"): Promise<DeskOutcome> {
  const id = numberOf(of);
  const done = id === null ? null : await applyListingAction(office, id, step);
  if (done === null) return "changed";
  return ofChange(done.state !== done.before);
}

/**
 * Sends the invitations that the operator has seen, as far as nothing hinders one meanwhile.
 * @param ids numbers of their listings, with commas
 */
async function sendPreviewed(office: Office, _of: string, ids: string): Promise<DeskOutcome> {
  if (lacksPostalAddress(office.settings)) return "changed";
  const seen = new Set(ids.split(",").map(numberOf));
  const { ready } = await planInvitations(office, null, albertaDate(new Date()));
  const chosen = ready.filter(({ id }) => seen.has(id)).slice(0, mostInvitations);
  return ofChange((await sendInvitations(office, chosen)).size > 0);
}

/** @param text email and page; null lists without an invitation */
async function listIt(office: Office, of: string, text: string | null): Promise<DeskOutcome> {
  const line = text === null ? null : parseInvitationLine(text);
  if (text !== null && line === null) return "unclear";
  const listed = await listSuggestion(office, of, {
    phone: null,
    website: null,
    email: line?.email ?? null,
    source: line?.source ?? null,
    found: line === null ? null : albertaDate(new Date()),
  });
  if (listed === null) return "before";
  return listed.done ? "done" : "unclear";
}

async function decideReview(office: Office, of: string, word: string | null): Promise<DeskOutcome> {
  const id = numberOf(of);
  const reason = reviewRemovalReasons.find((known) => known === word) ?? null;
  if (id === null || (word !== null && reason === null)) return "changed";
  return ofChange(await decideHeldReview(office, id, reason));
}

async function decideFact(office: Office, of: string, step: FactAction): Promise<DeskOutcome> {
  const fact = parseReportedFact(of);
  if (fact === null) return "changed";
  const { listingId, key, statement } = fact;
  const settled = await applyFactAction(office, listingId, key, step, null, statement);
  if (typeof settled !== "string") return "done";
  // A statement that was confirmed or rejected is no longer the current one, nor is one that was said again.
  const current = currentStatements(await readFactRecord(office.database, listingId)).get(key);
  return current?.changedBy === "venue" && current.id > statement ? "changed" : "before";
}
