import { createHmac } from "node:crypto";

import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

import type { OpenDatabase } from "#database/open-database.ts";
import type { Limit } from "#server/rate-limits.ts";

/** What is counted, under a limit of its own name. */
export type Count = {
  name: string;
  limit: Limit;
  /** Whose posts: an address or a token; it is stored as a keyed hash only. */
  of: string;
  /** How long everything waits once the limit is passed; without it until the limit's time is over. */
  blockSeconds?: number;
};

export type Counters = {
  /** Counts one post. Resolves to the seconds after which the next has a chance; 0 when this one is within the limit. */
  count: (counted: Count) => Promise<number>;
  /** The same for a post that came now, without counting it. */
  look: (counted: Count) => Promise<number>;
  close: () => void;
};

type Limiter = RateLimiterMemory | RateLimiterPostgres;

/** How often what is over is deleted where it does not go by itself, in milliseconds. */
const sweepMillis = 60_000;
/** An outage is said once in this time, in milliseconds. */
const complaintMillis = 60_000;
/** By how much the clocks of two nodes may differ, in milliseconds. */
const skewMillis = 60_000;
/** No limit lasts for so long: what is said to be over later was counted before a clock was set back. */
const longestMillis = 7 * 24 * 60 * 60 * 1000;

/**
 * Counts posts: in memory beside the embedded database, whose only process this is; in the database
 * where several processes share one. When the counts cannot be read or written nobody is refused.
 * @param secret key of the hashes
 */
export function openCounters({ kind, pool }: Pick<OpenDatabase, "kind" | "pool">, secret: string): Counters {
  const limiters = new Map<string, Limiter>();
  let complainedAt = -Infinity;

  const limiterFor = ({ name, limit: { posts, seconds }, blockSeconds = 0 }: Count): Limiter => {
    const keyPrefix = `${name}/${posts}/${seconds}`;
    const options = { keyPrefix, points: posts, duration: seconds, blockDuration: blockSeconds };
    const limiter =
      limiters.get(keyPrefix) ??
      (kind === "embedded"
        ? new RateLimiterMemory(options)
        : // The table is the migrations' (database/schema/rate-limits.ts), and swept here.
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

  const keyOf = ({ name, of }: Count) =>
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
                Date.now() + longestMillis,
              ])
              .catch(letThrough),
          sweepMillis,
        ).unref();

  /** The count of one post, which begins anew where the present one was begun by another clock. */
  const consume = async (counted: Count): Promise<RateLimiterRes> => {
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

/** Counts one post; one that is over the limit is no error here. */
async function consumeOnce(limiter: Limiter, key: string): Promise<RateLimiterRes> {
  try {
    return await limiter.consume(key);
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return refused;
    throw refused;
  }
}

/** Whether a count ends within the time that its limit has: not where the clock was set on or back since. */
const isOfThisClock = (
  { limit: { seconds }, blockSeconds = 0 }: Count,
  { msBeforeNext }: RateLimiterRes,
): boolean => msBeforeNext > 0 && msBeforeNext <= Math.max(seconds, blockSeconds) * 1000 + skewMillis;

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));
