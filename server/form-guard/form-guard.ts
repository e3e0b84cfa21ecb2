import {
  formsCountedAlone,
  formsSavedOnce,
  formsSentByScripts,
  type FormName,
} from "#app/messaging/forms/form-limits.ts";
import { createHash } from "node:crypto";

import { proofOfWorkField } from "#app/messaging/forms/proof-of-work.ts";
import { textValues } from "#app/messaging/forms/form-values.ts";
import { openMillisFieldName } from "#app/messaging/forms/spam-guard-fields.ts";
import { describeRetryDelay, type FormRejection } from "#app/messaging/forms/form-rejection.ts";
import { canonicalEmail } from "#mail/canonical-email.ts";
import { ownDomainOf } from "#app/messaging/personal-data/email-domain.server.ts";
import { type RateLimits } from "#server/rate-limits.ts";

import type { CausedMail, FormGuard, GuardedPost } from "#app/messaging/forms/form-guard.ts";
import type { CountedAction, Counters } from "./counters.ts";
import { ipNetworkOf } from "./ip-network.ts";
import { makeChallenge, verifySolution } from "./proof-of-work.ts";
import { memoizeDecisions } from "./memoize-decisions.ts";
import { createThrottledQueue, type ThrottledQueue } from "./throttled-queue.ts";

/** What a person typed is still on their page; what a page asked by itself is asked again. */
const sendAgain = (form: FormName) =>
  formsSentByScripts.has(form)
    ? "Please try again"
    : "Everything you typed is still here: please send it again";

/** Checks every posted form (docs/decisions/0017). */
export function createFormGuard(limits: RateLimits, counters: Counters, secret: string): FormGuard {
  const { forms, readings, inBurst, work, leastOpenMillis } = limits;

  const ofAll = (form: FormName): CountedAction => ({
    name: `${form} of all`,
    limit: forms[form].burst,
    of: "",
    blockSeconds: inBurst.seconds,
  });

  /** Whether a post answers a challenge; the answer is then spent. */
  const hasDoneWork = async ({ form, fields }: GuardedPost): Promise<boolean> => {
    const token = verifySolution(secret, form, textValues(fields, proofOfWorkField)[0] ?? "", Date.now());
    const once = { posts: 1, seconds: work.seconds };
    return token !== null && (await counters.count({ name: "work", limit: once, of: token })) === 0;
  };

  const ofNetwork = (form: FormName, network: string): CountedAction => {
    const { posts, seconds } = forms[form].burst;
    const share = Math.max(1, Math.floor(posts * inBurst.networkShare));
    return { name: `${form} of network`, limit: { posts: share, seconds }, of: network };
  };

  const lanes = new Map<FormName, ThrottledQueue>();
  const laneOf = (form: FormName): ThrottledQueue => {
    const lane = lanes.get(form) ?? createThrottledQueue(inBurst.pauseMillis);
    lanes.set(form, lane);
    return lane;
  };

  const slowDown = async (
    { form, fields }: GuardedPost,
    usedLittle: boolean,
  ): Promise<FormRejection | null> => {
    const calmAfter = await counters.count(ofAll(form));
    if (calmAfter === 0) return null;
    // Who sends very much shuts nobody out who sends little.
    if (usedLittle && (await laneOf(form).waitForTurn())) return null;
    // Only a script says how long its form was open: it can be asked for work.
    if (formsSentByScripts.has(form) || fields.has(openMillisFieldName))
      return { ...tooBusy(form, calmAfter), challenge: makeChallenge(secret, form, work, Date.now()) };
    const wait = await counters.count({ name: `${form} in a burst`, limit: inBurst.plain, of: "" });
    return wait === 0 ? null : tooBusy(form, wait);
  };

  const onceAdmitted = memoizeDecisions<FormRejection | null>(limits.repeats, (refusal) => refusal === null);
  const onceMailed = memoizeDecisions<FormRejection | null>(limits.repeats, (refusal) => refusal === null);
  const onceKnown = memoizeDecisions<{ refusal: FormRejection | null; mayMail: boolean }>(
    limits.repeats,
    ({ refusal }) => refusal === null,
  );

  const ofMailbox = ({ form, email, domain }: CausedMail): CountedAction[] =>
    [canonicalEmail(email), ...(domain === undefined ? [] : [`@${domain}`])].flatMap((of) =>
      forms[form].recipient.map((limit) => ({ name: `${form} to`, limit, of })),
    );

  const ofAllForms = (email: string): CountedAction[] =>
    limits.mailbox.map((limit) => ({ name: "mailbox", limit, of: canonicalEmail(email) }));

  const ofDomain = (email: string): CountedAction[] => {
    const domain = ownDomainOf(email);
    return domain === null
      ? []
      : limits.mailDomain.map((limit) => ({ name: "mail domain", limit, of: domain }));
  };

  /**
   * Posts that are already over a limit are not counted further: otherwise strangers could turn an hour into
   * a day.
   */
  const countUnlessOver = async (counts: CountedAction[]): Promise<number> => {
    const over = await longest(counts.map(counters.look));
    return over > 0 ? over : longest(counts.map(counters.count));
  };

  const judgePost = async (post: GuardedPost): Promise<FormRejection | null> => {
    const ofForm = { name: post.form, limit: forms[post.form].clientIp, of: post.clientIp };
    const ofForms = { name: "address", limit: limits.clientIp, of: post.clientIp };
    const ofClient = formsCountedAlone.has(post.form) ? [ofForm] : [ofForms, ofForm];
    const network = ofNetwork(post.form, ipNetworkOf(post.clientIp));
    const used = { name: `${post.form} used`, limit: inBurst.littleUsed, of: ipNetworkOf(post.clientIp) };
    const usedLittle = used.limit.posts > 0 && (await counters.look(used)) === 0;
    const over = await longest([...ofClient, network].map(counters.look));
    if (over > 0) return tooMany(post.form, over);
    const worked = await hasDoneWork(post);
    // In a burst, before the client IPs are counted: otherwise each of the burst's IPs would stay in memory.
    const isBurst = !worked && (await counters.look(ofAll(post.form))) > 0;
    const busy = isBurst ? await slowDown(post, usedLittle) : null;
    if (busy !== null) return busy;
    // The network after its IPs: one of them that sends too much takes nothing from the others.
    const wait = (await longest(ofClient.map(counters.count))) || (await counters.count(network));
    if (wait > 0) return tooMany(post.form, wait);
    if (used.limit.posts > 0) await counters.count(used);
    // Otherwise after them: a client over its limit does not cause a burst for the others.
    return worked || isBurst ? null : slowDown(post, usedLittle);
  };

  const wrongNames = (clientIp: string) => ({ name: "wrong names", limit: limits.wrongNames, of: clientIp });

  return {
    admit: async (post) => {
      if (!formsSentByScripts.has(post.form) && openTooShort(post.fields, leastOpenMillis))
        return {
          status: 422,
          message:
            "We couldn’t send that yet. Everything you typed is still here: please look it over and send it again",
        };
      const repeated = formsSavedOnce.has(post.form) ? post.fields : undefined;
      return onceAdmitted(digestOf(post.form, post.clientIp, repeated), () => judgePost(post));
    },
    admitRecipient: async (form, recipient) => {
      const of = recipient.toLowerCase();
      const wait = await longest(
        forms[form].recipient.map((limit) => counters.count({ name: `${form} to`, limit, of })),
      );
      return wait === 0 ? null : waiting(form, wait, tooMuch[form] ?? tooMuchToAddress);
    },
    admitMailbox: (mail) =>
      onceMailed(digestOf(mail.form, canonicalEmail(mail.email), mail.fields), async () => {
        const wait = await countUnlessOver([
          ...ofMailbox(mail),
          ...ofAllForms(mail.email),
          ...ofDomain(mail.email),
        ]);
        return wait === 0 ? null : waiting(mail.form, wait, tooMuch[mail.form] ?? tooMuchToAddress);
      }),
    admitKnown: (mail) =>
      onceKnown(digestOf(mail.form, canonicalEmail(mail.email), mail.fields), async () => {
        const wait = await countUnlessOver(ofMailbox(mail));
        if (wait > 0)
          return {
            refusal: waiting(mail.form, wait, tooMuch[mail.form] ?? tooMuchToAddress),
            mayMail: false,
          };
        return { refusal: null, mayMail: (await countUnlessOver(ofAllForms(mail.email))) === 0 };
      }),
    admitReading: async (reading, clientIp, link) => {
      const { clientIp: ofClient, link: ofLink } = readings[reading];
      const wait = await longest([
        counters.count({ name: `${reading} from`, limit: ofClient, of: clientIp }),
        counters.count({ name: `${reading} of`, limit: ofLink, of: link }),
      ]);
      const message = `This was read very often. Read it again ${describeRetryDelay(wait)}`;
      return wait === 0 ? null : { status: 429, message, retryAfterSeconds: wait };
    },
    admitVisit: async (clientIp) => {
      const wait = await counters.count({ name: "private pages", limit: limits.privatePages, of: clientIp });
      const message = `Private pages were opened very often from your internet connection. Nothing is lost: please try again ${describeRetryDelay(wait)}`;
      return wait === 0 ? null : { status: 429, message, retryAfterSeconds: wait };
    },
    admitGuess: async (clientIp) => {
      const wait = await counters.look(wrongNames(clientIp));
      const message = `Many addresses that don’t exist were opened from your internet connection. Please try again ${describeRetryDelay(wait)}`;
      return wait === 0 ? null : { status: 429, message, retryAfterSeconds: wait };
    },
    countWrongGuess: async (clientIp) => void (await counters.count(wrongNames(clientIp))),
  };
}

/**
 * Whether a script reports that the form was open for less time than any person needs; without scripts this
 * is not checked.
 */
function openTooShort(fields: FormData, leastMillis: number): boolean {
  const said = textValues(fields, openMillisFieldName)[0] ?? "";
  return /^\d{1,9}$/.test(said) && Number(said) < leastMillis;
}

/** Fields that differ in each post of the same form. */
const unlikeFields = new Set([openMillisFieldName, proofOfWorkField]);

/**
 * What two posts of the same form have in common; null where each counts separately, as one with files does.
 */
function digestOf(form: FormName, whose: string, fields: FormData | undefined): string | null {
  if (fields === undefined) return null;
  const texts: [name: string, value: string][] = [];
  for (const [name, value] of fields) {
    if (typeof value !== "string") return null;
    if (!unlikeFields.has(name)) texts.push([name, value]);
  }
  return createHash("sha256")
    .update(JSON.stringify([form, whose, texts]))
    .digest("base64url");
}

const longest = async (waits: Promise<number>[]) => Math.max(0, ...(await Promise.all(waits)));

const tooMuchToAddress = "This email address was used very often today, so we’re pausing for a while";
/** What is sent through a private link. */
const tooMuch: Partial<Record<FormName, string>> = {
  privatePage: "A lot was sent through this link, so we’re pausing emails for a while",
  planMail: "This plan’s link was emailed very often, so we’re pausing for a while",
  pictures: "A lot was sent through this link today",
  desk: "A lot was done through this link",
  codes: "This plan asked for its links very often",
};

const tooMany = (form: FormName, seconds: number) =>
  waiting(form, seconds, "We’ve had a lot of forms from your internet connection");

const tooBusy = (form: FormName, seconds: number) => waiting(form, seconds, "We’re very busy right now");

const waiting = (form: FormName, seconds: number, why: string): FormRejection => ({
  status: 429,
  message: `${why}. ${sendAgain(form)} ${describeRetryDelay(seconds)}`,
  retryAfterSeconds: seconds,
});
