import { createHash } from "node:crypto";

import { proofField } from "#app/messaging/forms/proof-of-work.ts";
import { textsOf } from "#app/messaging/forms/form-values.ts";
import { openMillisField } from "#app/letterbox/guard-fields.ts";
import { describeWait, type Refusal } from "#app/messaging/forms/form-rejection.ts";
import { canonicalEmail } from "#app/messaging/personal-data/canonical-email.ts";
import { ownDomainOf } from "#app/messaging/personal-data/email-domain.server.ts";
import { askedByScripts, type FormName, type RateLimits, type ReadingName } from "#server/rate-limits.ts";

import type { Count, Counters } from "./counters.ts";
import { networkOf } from "./ip-network.ts";
import { makeChallenge, solvedToken } from "./proof-of-work.ts";
import { rememberVerdicts } from "./memoize-decisions.ts";
import { openSlowLane, type SlowLane } from "./slow-lane.ts";

/** A post as it came. */
type Post = {
  form: FormName;
  /** Where it came from, as clientAddress says. */
  address: string;
  fields: FormData;
};

/** A mail that a form would cause. */
type CausedMail = {
  form: FormName;
  /** The address as it was typed: all spellings of a mailbox count as one. */
  email: string;
  /** A domain that the form's own limits count as they count the mailbox. */
  domain?: string;
  /** Of a form that is kept once however often it is sent; without them each post counts. */
  fields?: FormData;
};

export type FormGuard = {
  /** Looks at a post before its fields are judged; null lets it pass. The same form sent again counts once. */
  admit: (post: Post) => Promise<Refusal | null>;
  /**
   * Looks at a private link through which something would be sent, once all else is right; null lets it be.
   */
  admitRecipient: (form: FormName, recipient: string) => Promise<Refusal | null>;
  /** Looks at the mailbox that would get a mail because somebody typed its address; null lets it be mailed. */
  admitMailbox: (mail: CausedMail) => Promise<Refusal | null>;
  /**
   * The same for an address whose owner was here before, which may send more than is mailed to it.
   * @returns whether the mail may be sent, too
   */
  admitKnown: (mail: CausedMail) => Promise<{ refusal: Refusal | null; mayMail: boolean }>;
  /**
   * Looks at somebody who reads under a private link, such as a calendar program; null lets it read.
   * @param link what the link belongs to
   */
  admitReading: (reading: ReadingName, address: string, link: string) => Promise<Refusal | null>;
  /** Looks at somebody who opens a page under a key, whether or not there is one; null lets it be rendered. */
  admitVisit: (address: string) => Promise<Refusal | null>;
};

/** What somebody typed is on their page; what a page asked by itself is asked again. */
const sendAgain = (form: FormName) =>
  askedByScripts.has(form) ? "Please try again" : "Everything you typed is still here: please send it again";

/** Stands in front of every posted form (docs/decisions/0017). */
export function createFormGuard(limits: RateLimits, counters: Counters, secret: string): FormGuard {
  const { forms, readings, inBurst, work, leastOpenMillis } = limits;

  const ofAll = (form: FormName): Count => ({
    name: `${form} of all`,
    limit: forms[form].burst,
    of: "",
    blockSeconds: inBurst.seconds,
  });

  /** Whether a post brings the answer to a challenge, which is spent by it. */
  const hasDoneWork = async ({ form, fields }: Post): Promise<boolean> => {
    const token = solvedToken(secret, form, textsOf(fields, proofField)[0] ?? "", Date.now());
    const once = { posts: 1, seconds: work.seconds };
    return token !== null && (await counters.count({ name: "work", limit: once, of: token })) === 0;
  };

  const ofNetwork = (form: FormName, network: string): Count => {
    const { posts, seconds } = forms[form].burst;
    const share = Math.max(1, Math.floor(posts * inBurst.networkShare));
    return { name: `${form} of network`, limit: { posts: share, seconds }, of: network };
  };

  const lanes = new Map<FormName, SlowLane>();
  const laneOf = (form: FormName): SlowLane => {
    const lane = lanes.get(form) ?? openSlowLane(inBurst.pauseMillis);
    lanes.set(form, lane);
    return lane;
  };

  const slowDown = async ({ form, fields }: Post, usedLittle: boolean): Promise<Refusal | null> => {
    const calmAfter = await counters.count(ofAll(form));
    if (calmAfter === 0) return null;
    // Who sends very much shuts nobody out who sends little.
    if (usedLittle && (await laneOf(form).pass())) return null;
    // Only a script says how long its form was open: it can be asked for work.
    if (askedByScripts.has(form) || fields.has(openMillisField))
      return { ...tooBusy(form, calmAfter), challenge: makeChallenge(secret, form, work, Date.now()) };
    const wait = await counters.count({ name: `${form} in a burst`, limit: inBurst.plain, of: "" });
    return wait === 0 ? null : tooBusy(form, wait);
  };

  const onceAdmitted = rememberVerdicts<Refusal | null>(limits.repeats, (refusal) => refusal === null);
  const onceMailed = rememberVerdicts<Refusal | null>(limits.repeats, (refusal) => refusal === null);
  const onceKnown = rememberVerdicts<{ refusal: Refusal | null; mayMail: boolean }>(
    limits.repeats,
    ({ refusal }) => refusal === null,
  );

  const ofMailbox = ({ form, email, domain }: CausedMail): Count[] =>
    [canonicalEmail(email), ...(domain === undefined ? [] : [`@${domain}`])].flatMap((of) =>
      forms[form].recipient.map((limit) => ({ name: `${form} to`, limit, of })),
    );

  const ofAllForms = (email: string): Count[] =>
    limits.mailbox.map((limit) => ({ name: "mailbox", limit, of: canonicalEmail(email) }));

  const ofDomain = (email: string): Count[] => {
    const domain = ownDomainOf(email);
    return domain === null
      ? []
      : limits.mailDomain.map((limit) => ({ name: "mail domain", limit, of: domain }));
  };

  /** What is over already is not counted on: else strangers could make a day of an hour. */
  const countUnlessOver = async (counts: Count[]): Promise<number> => {
    const over = await longest(counts.map(counters.look));
    return over > 0 ? over : longest(counts.map(counters.count));
  };

  const judgePost = async (post: Post): Promise<Refusal | null> => {
    const ofAddress = [
      { name: "address", limit: limits.address, of: post.address },
      { name: post.form, limit: forms[post.form].address, of: post.address },
    ];
    const network = ofNetwork(post.form, networkOf(post.address));
    const used = { name: `${post.form} used`, limit: inBurst.littleUsed, of: networkOf(post.address) };
    const usedLittle = used.limit.posts > 0 && (await counters.look(used)) === 0;
    const over = await longest([...ofAddress, network].map(counters.look));
    if (over > 0) return tooMany(post.form, over);
    const worked = await hasDoneWork(post);
    // In a burst before the addresses are counted: else each of its addresses would stay in memory.
    const isBurst = !worked && (await counters.look(ofAll(post.form))) > 0;
    const busy = isBurst ? await slowDown(post, usedLittle) : null;
    if (busy !== null) return busy;
    // The network after its addresses: one of them that sends too much takes nothing from the others.
    const wait = (await longest(ofAddress.map(counters.count))) || (await counters.count(network));
    if (wait > 0) return tooMany(post.form, wait);
    if (used.limit.posts > 0) await counters.count(used);
    // And else after them: whoever is over the limit makes no burst of it for the others.
    return worked || isBurst ? null : slowDown(post, usedLittle);
  };

  return {
    admit: async (post) => {
      if (!askedByScripts.has(post.form) && openTooShort(post.fields, leastOpenMillis))
        return {
          status: 422,
          message:
            "That was quicker than anybody types. Everything you typed is still here: please look it over and send it again",
        };
      const repeated = keptOnce.has(post.form) ? post.fields : undefined;
      return onceAdmitted(digestOf(post.form, post.address, repeated), () => judgePost(post));
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
    admitReading: async (reading, address, link) => {
      const { address: ofAddress, link: ofLink } = readings[reading];
      const wait = await longest([
        counters.count({ name: `${reading} from`, limit: ofAddress, of: address }),
        counters.count({ name: `${reading} of`, limit: ofLink, of: link }),
      ]);
      const message = `This was read very often. Read it again ${describeWait(wait)}`;
      return wait === 0 ? null : { status: 429, message, retryAfterSeconds: wait };
    },
    admitVisit: async (address) => {
      const wait = await counters.count({ name: "private pages", limit: limits.privatePages, of: address });
      const message = `Private pages were opened very often from your internet connection. Nothing is lost: please try again ${describeWait(wait)}`;
      return wait === 0 ? null : { status: 429, message, retryAfterSeconds: wait };
    },
  };
}

/** Whether a script says that the form was open for less than anybody needs; without scripts nothing is asked. */
function openTooShort(fields: FormData, leastMillis: number): boolean {
  const said = textsOf(fields, openMillisField)[0] ?? "";
  return /^\d{1,9}$/.test(said) && Number(said) < leastMillis;
}

/** Forms of which the same one sent again is the same thing (keepOnce, createPlan). */
const keptOnce: ReadonlySet<FormName> = new Set(["enquiry", "correction", "application", "claim", "plan"]);

/** Fields that are another in each post of the same form. */
const unlikeFields = new Set([openMillisField, proofField]);

/** What two posts of the same form have in common; null where each counts by itself, as one with files. */
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

const tooMuchToAddress = "This email address was given very often today. To spare its owner we wait a while";
/** What is sent through a private link. */
const tooMuch: Partial<Record<FormName, string>> = {
  privatePage: "Very much was sent through this link. To spare those who get it by mail we wait a while",
  planMail: "The link of a plan was mailed very often. To spare those who get it we wait a while",
  pictures: "Very much was sent through this link today",
  codes: "This plan asked for its links very often",
};

const tooMany = (form: FormName, seconds: number) =>
  waiting(form, seconds, "Very many forms came from your internet connection");

const tooBusy = (form: FormName, seconds: number) =>
  waiting(form, seconds, "Very many people are writing to us at this moment");

const waiting = (form: FormName, seconds: number, why: string): Refusal => ({
  status: 429,
  message: `${why}. ${sendAgain(form)} ${describeWait(seconds)}`,
  retryAfterSeconds: seconds,
});
