import { rateLimits, type RateLimits } from "#server/rate-limits.ts";

const all = { posts: 1_000_000, seconds: 1 };
const highFormLimits = { clientIp: all, recipient: [all], burst: all };

/** For tests that send more forms than people do, and faster. */
export const highLimits: RateLimits = {
  ...rateLimits,
  clientIp: all,
  mailbox: [all],
  mailDomain: [all],
  forms: {
    enquiry: highFormLimits,
    correction: highFormLimits,
    suggestion: highFormLimits,
    lostLink: highFormLimits,
    application: highFormLimits,
    claim: highFormLimits,
    privatePage: highFormLimits,
    plan: highFormLimits,
    planMail: highFormLimits,
    household: highFormLimits,
    codes: highFormLimits,
    desk: highFormLimits,
    pictures: highFormLimits,
  },
  privatePages: all,
  wrongNames: all,
  plans: { connections: { clientIp: all, plan: all }, open: Infinity, messages: all, writes: all, work: all },
  leastOpenMillis: 0,
};
