import { vendorKinds, type VendorKind } from "#content/fit/vendor-kinds.ts";
import type { FitFinding, Obstacle, OpenPoint } from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { EventDay } from "#app/catalogue/weekend-fit/fit-rule.ts";
import { maxTried } from "#app/catalogue/weekend-fit/max-tried.ts";
import { laterDay } from "#app/catalogue/weekend-fit/start-days.ts";
import { weighFinding } from "#app/catalogue/weekend-fit/weigh-finding.ts";
import type { Weekend } from "#app/catalogue/weekend-fit/weekend.ts";

import { regionsIn, type FitRegions } from "./fit-region.ts";
import type { FitVendor } from "./fit-vendor.ts";
import { isOfKind } from "./is-of-kind.ts";
import { keepPromising } from "./keep-promising.ts";
import { vendorDayRules, vendorPlaceRules, vendorRules } from "./rules/index.ts";

/** How well a vendor carries its part of a weekend. */
export type VendorFit = {
  vendor: FitVendor;
  verdict: "fits" | "if" | "not";
  open: readonly OpenPoint[];
  obstacles: readonly Obstacle[];
  /** The less, the better. */
  score: number;
};

/** A kind of vendor with everybody of it, best first; empty where nobody of this kind is listed. */
export type KindFit = {
  kind: VendorKind;
  vendors: readonly VendorFit[];
  /** Whether more are listed than were tried. */
  isCut: boolean;
};

/** Most days of vendors of a kind that are looked at before the cut: all of a large directory for one weekend. */
const maxDays = 25_000;

/** A vendor with what holds on every day. */
type Judged = {
  vendor: FitVendor;
  findings: readonly FitFinding[];
  weight: number;
  /** By where the weekend is. */
  places: readonly number[];
};

/** A vendor with what the search asks for again and again. */
type Candidate = Judged & {
  onDate: (date: string | null) => readonly FitFinding[];
  /** By the days on which something is. */
  days: readonly number[];
};

/** Who can be booked for a weekend, on each of its first days and in each part of the country. */
export class VendorSearch {
  readonly #weekend: Weekend;
  readonly #kinds: readonly { kind: VendorKind; candidates: readonly Candidate[]; isCut: boolean }[];
  /** The days on which something is, of first days that differ in them: without dates there is but one. */
  readonly #dates: readonly (readonly (string | null)[])[];
  /** By first day: the position of its days. */
  readonly #datesOf: readonly number[];
  readonly #weights = new Map<FitRegions, { byStart: readonly number[]; least: number }>();

  constructor(weekend: Weekend, vendors: readonly FitVendor[], starts: readonly EventDay[]) {
    this.#weekend = weekend;
    const days = [...new Set(weekend.events.map(({ day }) => day))];
    const dates = starts.map((start) => days.map((day) => laterDay(start, day).date));
    const differing = new Map(dates.map((each) => [each.join(), each]));
    const keys = [...differing.keys()];
    this.#dates = [...differing.values()];
    this.#datesOf = dates.map((each) => keys.indexOf(each.join()));
    this.#kinds = vendorKinds
      .filter(({ id }) => weekend.vendors.includes(id))
      .map((kind: VendorKind) => {
        const all = vendors.filter((vendor) => isOfKind(kind, vendor));
        const candidates = this.#promising(kind, all);
        return { kind, candidates, isCut: candidates.length < all.length };
      });
  }

  /** Whether all vendors of each kind were tried, not only the most promising of many. */
  get isComplete(): boolean {
    return this.#kinds.every(({ isCut }) => !isCut);
  }

  /** Those of a kind who carry it best on some first day in some region, of the days that are looked at. */
  #promising(kind: VendorKind, vendors: readonly FitVendor[]): readonly Candidate[] {
    const days = Math.max(1, this.#dates.flat().length);
    const anyDay = keepPromising(
      vendors.map((vendor) => this.#judge(kind, vendor)),
      ({ weight, places }) => places.map((place) => weight + place),
      Math.max(maxTried.vendors, Math.floor(maxDays / days)),
    );
    return keepPromising(
      anyDay.map((each) => this.#candidate(each)),
      ({ weight, places, days: each }) => places.flatMap((place) => each.map((day) => weight + place + day)),
      maxTried.vendors,
    );
  }

  #judge(kind: VendorKind, vendor: FitVendor): Judged {
    const findings = onceEach(
      this.#weekend.events.flatMap((event, at) =>
        vendorRules.map((rule) => rule.judge({ kind, vendor, event, at })),
      ),
    );
    const [inCalgary, inMountains] = [this.#weigh(findPlaces(vendor, 1)), this.#weigh(findPlaces(vendor, 2))];
    return {
      vendor,
      findings,
      weight: this.#weigh(findings),
      places: [0, inCalgary, inMountains, inCalgary + inMountains],
    };
  }

  #candidate(judged: Judged): Candidate {
    const { vendor } = judged;
    const onDate = memoized((date: string | null) =>
      vendorDayRules.map((rule) => rule.judge({ vendor, date })),
    );
    return {
      ...judged,
      onDate,
      days: this.#dates.map((dates) => this.#weigh(onceEach(dates.flatMap((date) => onDate(date))))),
    };
  }

  #weigh(findings: readonly FitFinding[]): number {
    return findings.reduce((sum, finding) => sum + weighFinding(finding, this.#weekend), 0);
  }

  /** What the best vendors of all kinds come to on each first day, and at least, for a weekend in these regions. */
  weights(regions: FitRegions): { byStart: readonly number[]; least: number } {
    const known = this.#weights.get(regions);
    if (known !== undefined) return known;
    const byDates = this.#dates.map((_, dates) =>
      this.#kinds.reduce((sum, { candidates }) => {
        const weights = candidates.map((candidate) => weightOf(candidate, regions, dates));
        return sum + (weights.length === 0 ? nobody : Math.min(...weights));
      }, 0),
    );
    const byStart = this.#datesOf.map((dates) => byDates[dates] ?? 0);
    const made = { byStart, least: Math.min(...byStart) };
    this.#weights.set(regions, made);
    return made;
  }

  /** Everybody of each kind on a first day, best first, for a weekend in these regions. */
  describe(regions: FitRegions, start: number): KindFit[] {
    const position = this.#datesOf[start] ?? 0;
    const dates = this.#dates[position] ?? [];
    return this.#kinds.map(({ kind, candidates, isCut }) => ({
      kind,
      isCut,
      vendors: candidates
        .map((candidate): VendorFit => {
          const { vendor, findings, onDate } = candidate;
          const all = onceEach([
            ...findings,
            ...dates.flatMap((date) => onDate(date)),
            ...findPlaces(vendor, regions),
          ]);
          const open = all.flatMap((finding) => (finding.result === "if" ? [finding] : []));
          const obstacles = all.flatMap((finding) => (finding.result === "no" ? [finding] : []));
          return {
            vendor,
            open,
            obstacles,
            verdict: obstacles.length > 0 ? "not" : open.length > 0 ? "if" : "fits",
            score: weightOf(candidate, regions, position),
          };
        })
        .toSorted((a, b) => a.score - b.score || a.vendor.id - b.vendor.id),
    }));
  }
}

/** Nobody of a kind is in the way as a need is that cannot be had. */
const nobody = 1_500_000;

const weightOf = ({ weight, places, days }: Candidate, regions: FitRegions, dates: number) =>
  weight + (places[regions] ?? 0) + (days[dates] ?? 0);

const findPlaces = (vendor: FitVendor, regions: FitRegions): FitFinding[] =>
  regionsIn(regions).flatMap((region) => vendorPlaceRules.map((rule) => rule.judge({ vendor, region })));

function memoized<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    const value = make(key);
    known.set(key, value);
    return value;
  };
}

/** What is said of several events or days in the same words counts once. */
function onceEach(findings: readonly FitFinding[]): FitFinding[] {
  const said = new Set<string>();
  return findings.filter((finding) => {
    if (finding.result === "yes" || said.has(finding.text)) return false;
    said.add(finding.text);
    return true;
  });
}
