import { proofField } from "#app/letterbox/challenge.ts";
import { textsOf } from "#app/letterbox/form-values.ts";
import { openMillisField } from "#app/letterbox/guard-fields.ts";
import { describeWait, type Refusal } from "#app/letterbox/refusal.ts";
import { askedByScripts, type FormName, type RateLimits, type ReadingName } from "#server/rate-limits.ts";

import type { Count, Counters } from "./counters.ts";
import { makeChallenge, solvedToken } from "./proof-of-work.ts";

/** A post as it came. */
type Post = {
  form: FormName;
  /** Where it came from, as clientAddress says. */
  address: string;
  fields: FormData;
};

export type FormGuard = {
  /** Looks at a post before its fields are judged; null lets it pass. */
  admit: (post: Post) => Promise<Refusal | null>;
  /**
   * Looks at who would get a mail, once all else is right; null lets the mail be caused.
   * @param recipient the email address, or what a private link belongs to
   */
  admitRecipient: (form: FormName, recipient: string) => Promise<Refusal | null>;
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

  const slowDown = async ({ form, fields }: Post): Promise<Refusal | null> => {
    const calmAfter = await counters.count(ofAll(form));
    if (calmAfter === 0) return null;
    // Only a script says how long its form was open: it can be asked for work.
    if (askedByScripts.has(form) || fields.has(openMillisField))
      return { ...tooBusy(form, calmAfter), challenge: makeChallenge(secret, form, work, Date.now()) };
    const wait = await counters.count({ name: `${form} in a burst`, limit: inBurst.plain, of: "" });
    return wait === 0 ? null : tooBusy(form, wait);
  };

  return {
    admit: async (post) => {
      if (!askedByScripts.has(post.form) && openTooShort(post.fields, leastOpenMillis))
        return {
          status: 422,
          message:
            "That was quicker than anybody types. Everything you typed is still here: please look it over and send it again",
        };
      const ofAddress = [
        { name: "address", limit: limits.address, of: post.address },
        { name: post.form, limit: forms[post.form].address, of: post.address },
      ];
      const over = await longest(ofAddress.map(counters.look));
      if (over > 0) return tooMany(post.form, over);
      const worked = await hasDoneWork(post);
      // In a burst before the addresses are counted: else each of its addresses would stay in memory.
      const isBurst = !worked && (await counters.look(ofAll(post.form))) > 0;
      const busy = isBurst ? await slowDown(post) : null;
      if (busy !== null) return busy;
      const wait = await longest(ofAddress.map(counters.count));
      if (wait > 0) return tooMany(post.form, wait);
      // And else after them: whoever is over the limit makes no burst of it for the others.
      return worked || isBurst ? null : slowDown(post);
    },
    admitRecipient: async (form, recipient) => {
      const of = recipient.toLowerCase();
      const wait = await longest(
        forms[form].recipient.map((limit) => counters.count({ name: `${form} to`, limit, of })),
      );
      return wait === 0 ? null : waiting(form, wait, tooMuch[form] ?? tooMuchToAddress);
    },
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
