import { rateLimits, type RateLimits } from "#server/rate-limits.ts";

const all = { posts: 1_000_000, seconds: 1 };
const roomy = { address: all, recipient: [all], burst: all };

/** For tests that send more forms than people do, and faster. */
export const highLimits: RateLimits = {
  ...rateLimits,
  address: all,
  mailbox: [all],
  mailDomain: [all],
  forms: {
    enquiry: roomy,
    correction: roomy,
    suggestion: roomy,
    lostLink: roomy,
    application: roomy,
    claim: roomy,
    privatePage: roomy,
    plan: roomy,
    planMail: roomy,
    household: roomy,
    codes: roomy,
    desk: roomy,
    pictures: roomy,
  },
  privatePages: all,
  wrongNames: all,
  plans: { connections: { address: all, plan: all }, open: Infinity, messages: all, writes: all, work: all },
  leastOpenMillis: 0,
};
