import { createHmac } from "node:crypto";

import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import type { OpenDatabase } from "#database/open-database.ts";
import type { Limit } from "#app/messaging/forms/form-limits.ts";

/** What is counted, each limit under its own name. */
export type CountedAction = {
  name: string;
  limit: Limit;
  /** The counted client or token; it is stored as a keyed hash only. */
  of: string;
  /** How long all posts wait once the limit is exceeded; without it, until the limit's window is over. */
  blockSeconds?: number;
};

export type Counters = {
  /**
   * Counts one post. Resolves to the seconds until the next one can succeed; 0 when this one is within the
   * limit.
   */
  count: (counted: CountedAction) => Promise<number>;
  /** The same for a post that came now, without counting it. */
  look: (counted: CountedAction) => Promise<number>;
  close: () => void;
};

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** How often expired counts are deleted where they do not expire automatically, in milliseconds. */
const sweepMillis = 60_000;
/** An outage is logged once in this time, in milliseconds. */
const complaintMillis = 60_000;
/** Maximum difference of the clocks of two nodes, in milliseconds. */
const skewMillis = 60_000;
/** No limit lasts this long: a count that expires later was written before a clock was set back. */
const maxLimitMillis = 7 * 24 * 60 * 60 * 1000;

/**
 * Counts posts: in memory with the embedded database, which has only this process; in the database where
 * several processes share one. When the counts cannot be read or written, nobody is rejected.
 * @param secret key of the hashes
 */
export function openCounters({ kind, pool }: Pick<OpenDatabase, "kind" | "pool">, secret: string): Counters {
  const limiters = new Map<string, Limiter>();
  let complainedAt = -Infinity;

  const limiterFor = ({ name, limit: { posts, seconds }, blockSeconds = 0 }: CountedAction): Limiter => {
    const keyPrefix = `${name}/${posts}/${seconds}`;
    const options = { keyPrefix, points: posts, duration: seconds, blockDuration: blockSeconds };
    const limiter =
      limiters.get(keyPrefix) ??
      (kind === "embedded"
        ? new RateLimiterMemory(options)
        : // The migrations create the table (database/schema/rate-limits.ts); it is swept here.
          new RateLimiterPostgres({
            ...options,
            storeClient: pool,
            storeType: "pool",
            tableName: "rate_limits",
            tableCreated: true,
            clearExpiredByTimeout: false,
          }));
    limiters.set(keyPrefix, limiter);
    return limiter;
  };

  const keyOf = ({ name, of }: CountedAction) =>
    createHmac("sha256", secret).update(`count\0${name}\0${of}`).digest("base64url");

  const letThrough = (error: unknown): number => {
    if (performance.now() - complainedAt > complaintMillis) {
      complainedAt = performance.now();
      console.error(
        `Posts cannot be counted, so that nobody is refused for sending too many: ${String(error)}`,
      );
    }
    return 0;
  };

  const sweep =
    kind === "embedded"
      ? null
      : setInterval(
          () =>
            void pool
              .query("delete from rate_limits where expire not between $1 and $2", [
                Date.now(),
                Date.now() + maxLimitMillis,
              ])
              .catch(letThrough),
          sweepMillis,
        ).unref();

  /** The count of one post, restarted where the present one was started by another clock. */
  const consume = async (counted: CountedAction): Promise<RateLimiterRes> => {
    const consumed = await consumeOnce(limiterFor(counted), keyOf(counted));
    if (isOfThisClock(counted, consumed)) return consumed;
    await limiterFor(counted).delete(keyOf(counted));
    return consumeOnce(limiterFor(counted), keyOf(counted));
  };

  return {
    count: async (counted) => {
      try {
        const consumed = await consume(counted);
        return consumed.consumedPoints > counted.limit.posts ? secondsOf(consumed) : 0;
      } catch (error) {
        return letThrough(error);
      }
    },
    look: async (counted) => {
      try {
        const found = await limiterFor(counted).get(keyOf(counted));
        if (found === null || found.consumedPoints < counted.limit.posts) return 0;
        return isOfThisClock(counted, found) ? secondsOf(found) : 0;
      } catch (error) {
        return letThrough(error);
      }
    },
    close: () => {
      if (sweep !== null) clearInterval(sweep);
    },
  };
}

/** Counts one post; exceeding the limit is not an error here. */
async function consumeOnce(limiter: Limiter, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

/** Whether a count expires within its limit's window: not after the clock was set forward or back. */
const isOfThisClock = (
  { limit: { seconds }, blockSeconds = 0 }: CountedAction,
  { msBeforeNext }: RateLimiterRes,
): boolean => msBeforeNext > 0 && msBeforeNext <= Math.max(seconds, blockSeconds) * 1000 + skewMillis;

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
