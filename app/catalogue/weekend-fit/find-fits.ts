import type { FitVenue } from "./fit-venue.ts";
import type { FitVendor } from "./vendors/fit-vendor.ts";
import type { Untried } from "./untried.ts";
import type { WeekendFit } from "./weekend-fit.ts";
import { narrowPlaces } from "./narrow-places.ts";
import { WeekendSearch, type Best } from "./weekend-search.ts";
import type { Weekend } from "./weekend.ts";

/** Everything that carries a weekend, best first, and what does not. */
export type WeekendAnswer = {
  /** Each venue by itself. */
  alone: readonly WeekendFit[];
  /** Two or three together that do better than each of them. */
  together: readonly WeekendFit[];
  /** What was left out because it is too many, or because the time was up; empty where everything was tried. */
  untried: readonly Untried[];
};

/** Most sets of places that are shown. */
const maxTogether = 8;

/**
 * Finds where a weekend fits, exactly: every room of every set of places is considered, or is left out because a
 * bound shows that it cannot be among the best. Of very many venues and vendors the most promising are tried.
 * @param deadline when to stop, on the clock of performance.now(); places by themselves are always finished
 * @param vendors of the kinds that the weekend needs; the best of each kind is there for all of it
 */
export function findFits(
  weekend: Weekend,
  venues: readonly FitVenue[],
  deadline = Number.POSITIVE_INFINITY,
  vendors: readonly FitVendor[] = [],
): WeekendAnswer {
  const promising = narrowPlaces(weekend, venues);
  const search = new WeekendSearch(weekend, promising, vendors);
  const single = promising.map((_, at) => search.best([at]));
  const alone = single
    .map((best, at) => search.describe(best, [at]))
    .toSorted((a, b) => a.score - b.score || compareText(a.venues[0]?.cost.name, b.venues[0]?.cost.name));
  const bests = new Map(single.map((best, at) => [String(at), best]));
  const { kept, isComplete } = searchTogether(search, bests, weekend.places, deadline);
  return {
    alone,
    together: kept.map(({ best, set }) => search.describe(best, set)),
    untried: [
      ...(promising.length < venues.length ? (["venues"] as const) : []),
      ...(search.hasAllVendors ? [] : (["vendors"] as const)),
      ...(isComplete ? [] : (["sets"] as const)),
    ],
  };
}

/** Names in one order everywhere. */
const compareText = (one = "", other = "") => (one < other ? -1 : Number(one > other));

function searchTogether(search: WeekendSearch, bests: Map<string, Best>, places: number, deadline: number) {
  const kept: { best: Best; set: readonly number[] }[] = [];
  let isComplete = places === 1 || search.forSets.length === bests.size;
  for (const { set, bound } of setsByBound(search, places)) {
    const worst = kept.at(maxTogether - 1)?.best.score ?? obstacleFrom;
    if (bound >= worst) break;
    if (performance.now() > deadline) {
      isComplete = false;
      break;
    }
    const parts = subsetsOf(set).map((part) => {
      const known = bests.get(part.join()) ?? search.best(part);
      bests.set(part.join(), known);
      return known.score;
    });
    const least = Math.min(worst, ...parts);
    if (bound >= least) continue;
    const best = bests.get(set.join()) ?? search.best(set);
    bests.set(set.join(), best);
    if (best.score >= least) continue;
    kept.push({ best, set });
    kept.sort((a, b) => a.best.score - b.best.score);
    kept.splice(maxTogether);
  }
  return { kept, isComplete };
}

/** From here on something is in the way. */
const obstacleFrom = 1_000_000;

/** Sets of two or more places, by the least that they can come to. */
function setsByBound(search: WeekendSearch, places: number) {
  const all = search.forSets;
  const sets: { set: number[]; bound: number }[] = [];
  const grow = (set: number[], from: number) => {
    if (set.length > 1) {
      const bound = search.bound(set);
      if (bound < obstacleFrom) sets.push({ set, bound });
    }
    if (set.length === places) return;
    for (const [at, next] of all.entries()) if (at >= from) grow([...set, next], at + 1);
  };
  grow([], 0);
  return sets.toSorted((a, b) => a.bound - b.bound);
}

/** The sets with one place fewer. */
const subsetsOf = (set: readonly number[]) => set.map((_, left) => set.filter((__, at) => at !== left));
