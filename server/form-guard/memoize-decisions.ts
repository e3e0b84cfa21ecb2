import type { Limit } from "#app/messaging/forms/form-limits.ts";

type MemoizedDecision<Verdict> = { verdict: Promise<Verdict>; repeats: number; until: number };

/** Maximum number of cached decisions: the limits themselves bound what is accepted. */
const maxMemoized = 10_000;

/**
 * Caches the decision on a form, so that the same form sent again, at the same moment or a little later, gets
 * the same decision and counts once. A rejection is not cached: the form is checked again.
 * @param repeats how often, and for how long
 */
export function memoizeDecisions<Verdict>(
  { posts, seconds }: Limit,
  isAdmitted: (verdict: Verdict) => boolean,
) {
  const remembered = new Map<string, MemoizedDecision<Verdict>>();
  const forget = (now: number) => {
    // Oldest first.
    for (const [key, { until }] of remembered) {
      if (until > now && remembered.size < maxMemoized) return;
      remembered.delete(key);
    }
  };
  /** @param key identifies the form; null for one that is checked each time */
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
