import type { Limit } from "#server/rate-limits.ts";

type Remembered<Verdict> = { verdict: Promise<Verdict>; repeats: number; until: number };

/** So many are remembered at most: what is admitted is bounded by the limits themselves. */
const mostRemembered = 10_000;

/**
 * Remembers what was decided of a form, so that the same form sent again, at the same moment or a little
 * later, is told the same and counts once. What was refused is forgotten: it is judged again.
 * @param repeats how often, and for how long
 */
export function rememberVerdicts<Verdict>(
  { posts, seconds }: Limit,
  isAdmitted: (verdict: Verdict) => boolean,
) {
  const remembered = new Map<string, Remembered<Verdict>>();
  const forget = (now: number) => {
    // The oldest stand first.
    for (const [key, { until }] of remembered) {
      if (until > now && remembered.size < mostRemembered) return;
      remembered.delete(key);
    }
  };
  /** @param key says which form this is; null for one that is judged each time */
  return async (key: string | null, judge: () => Promise<Verdict>): Promise<Verdict> => {
    if (key === null) return judge();
    const now = performance.now();
    forget(now);
    const known = remembered.get(key);
    if (known !== undefined && known.repeats < posts) {
      known.repeats += 1;
      return known.verdict;
    }
    const first = { verdict: judge(), repeats: 0, until: now + seconds * 1000 };
    remembered.delete(key);
    remembered.set(key, first);
    try {
      const verdict = await first.verdict;
      if (!isAdmitted(verdict) && remembered.get(key) === first) remembered.delete(key);
      return verdict;
    } catch (error) {
      remembered.delete(key);
      throw error;
    }
  };
}
