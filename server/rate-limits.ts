import type { FormName, Limit, FeedName } from "#app/messaging/forms/form-limits.ts";

type FormLimits = {
  /** Posts from one client IP. */
  clientIp: Limit;
  /**
   * Forms that cause a mail, by recipient, and what is sent through one private link: so that nobody is
   * flooded through the site.
   */
  recipient: readonly Limit[];
  /** Posts from all client IPs together; more are a burst, in which scripts have to do proof of work. */
  burst: Limit;
};

/** Messages over the open connections of plans, counted in each process. */
export type PlanLimits = {
  /** New connections of one client IP, and to one plan. */
  connections: { clientIp: Limit; plan: Limit };
  /** Concurrent connections of one client IP. */
  open: number;
  /** Messages of any kind from one client IP. */
  messages: Limit;
  /** Changes of one plan. */
  writes: Limit;
  /** Cost of the messages of one client IP: a unit is half a megabyte of open documents walked through. */
  work: Limit;
};

export type RateLimits = {
  /** Posts of one client IP to all forms together, except those that are counted alone (formsCountedAlone). */
  clientIp: Limit;
  /** Mails that strangers cause to one mailbox by all forms together, in any spelling. */
  mailbox: readonly Limit[];
  /**
   * The same to all mailboxes of one domain that is not a mailbox provider's: one holder may read them all.
   */
  mailDomain: readonly Limit[];
  /** The same form sent again counts once; this many repeats get the first decision. */
  repeats: Limit;
  forms: Record<FormName, FormLimits>;
  /** Reads from one client IP, and under one link. */
  readings: Record<FeedName, { clientIp: Limit; link: Limit }>;
  /** Private pages opened from one client IP: households' pages, plans, enquiries, businesses' sheets. */
  privatePages: Limit;
  /** Names of weddings' pages that do not exist, from one client IP (plan/rules/wedding-page/page-name.ts). */
  wrongNames: Limit;
  plans: PlanLimits;
  inBurst: {
    /** How long a burst lasts after it was detected. */
    seconds: number;
    /** Posts without scripts to one form, from all client IPs together, during a burst. */
    plain: Limit;
    /** Maximum share of one network in a burst: no network alone causes one for the others. */
    networkShare: number;
    /**
     * A network that sent a form less often than this still passes during a burst, one post after the other.
     */
    littleUsed: Limit;
    /** Pause between two such posts, in milliseconds. */
    pauseMillis: number;
  };
  work: {
    /** Maximum numbers to try; a browser takes about a second for all. */
    numbers: number;
    /** How long a challenge can be answered. */
    seconds: number;
  };
  /** A form that was open for less time was not read by a person. */
  leastOpenMillis: number;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const upTo = (posts: number, seconds: number): Limit => ({ posts, seconds });

/**
 * All limits of the site. One client IP may be a wedding fair or a hotel's network, and a couple asks many
 * vendors in an evening: normal use should never meet a limit.
 */
export const rateLimits: RateLimits = {
  clientIp: upTo(60, 10 * minute),
  mailbox: [upTo(3, hour), upTo(10, day)],
  mailDomain: [upTo(10, hour), upTo(30, day)],
  repeats: upTo(30, 10 * minute),
  forms: {
    enquiry: {
      clientIp: upTo(30, 10 * minute),
      recipient: [upTo(10, hour), upTo(25, day)],
      burst: upTo(60, minute),
    },
    correction: { clientIp: upTo(15, 10 * minute), recipient: [], burst: upTo(30, minute) },
    suggestion: { clientIp: upTo(15, 10 * minute), recipient: [], burst: upTo(30, minute) },
    lostLink: {
      clientIp: upTo(10, 10 * minute),
      recipient: [upTo(3, hour), upTo(6, day)],
      burst: upTo(30, minute),
    },
    application: {
      clientIp: upTo(10, 10 * minute),
      recipient: [upTo(3, hour), upTo(6, day)],
      burst: upTo(30, minute),
    },
    plan: { clientIp: upTo(10, 10 * minute), recipient: [], burst: upTo(60, minute) },
    // Two people, and a phone on which it is not found: by plan and by recipient.
    planMail: {
      clientIp: upTo(10, 10 * minute),
      recipient: [upTo(5, hour), upTo(10, day)],
      burst: upTo(30, minute),
    },
    // Strict for a household's page. One client IP may be a hotel, or a mobile carrier on the evening of the
    // invitations: three hundred households there type a code, wrongly once, and answer twice.
    household: {
      clientIp: upTo(1200, 10 * minute),
      recipient: [upTo(10, hour), upTo(30, day)],
      // An evening of invitations: a household that answers has a code that nobody can guess.
      burst: upTo(2000, minute),
    },
    // The plan's own page requests them each time the tool is opened.
    codes: { clientIp: upTo(120, 10 * minute), recipient: [upTo(120, hour)], burst: upTo(300, minute) },
    // An operator clears what has waited for days, two taps each; the key was recognised before.
    desk: { clientIp: upTo(300, 10 * minute), recipient: [upTo(600, hour)], burst: upTo(600, minute) },
    claim: {
      clientIp: upTo(10, 10 * minute),
      recipient: [upTo(3, hour), upTo(6, day)],
      burst: upTo(30, minute),
    },
    privatePage: {
      clientIp: upTo(60, 10 * minute),
      recipient: [upTo(20, hour), upTo(60, day)],
      burst: upTo(120, minute),
    },
    // Uploaded, described and sorted within one link: it causes no mail.
    pictures: {
      clientIp: upTo(60, 10 * minute),
      recipient: [upTo(60, hour), upTo(200, day)],
      burst: upTo(60, minute),
    },
  },
  // One IP of a calendar service reads for very many couples.
  readings: {
    planCalendar: { clientIp: upTo(1200, 10 * minute), link: upTo(60, 10 * minute) },
    listingCalendar: { clientIp: upTo(1200, 10 * minute), link: upTo(60, 10 * minute) },
  },
  // An invitation by WhatsApp: hundreds of households open their page behind one mobile carrier's IP.
  privatePages: upTo(1200, 10 * minute),
  wrongNames: upTo(60, hour),
  // A whole family plans through one network, and a fast typist sends ten changes a second.
  plans: {
    connections: { clientIp: upTo(120, minute), plan: upTo(240, minute) },
    open: 300,
    messages: upTo(4000, 10),
    writes: upTo(1000, 10),
    work: upTo(6000, 10),
  },
  inBurst: {
    seconds: 10 * minute,
    plain: upTo(6, minute),
    networkShare: 1 / 3,
    littleUsed: upTo(3, 10 * minute),
    pauseMillis: 500,
  },
  work: { numbers: 100_000, seconds: 5 * minute },
  leastOpenMillis: 2000,
};
