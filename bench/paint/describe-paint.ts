import { phone } from "../browser.ts";
import { formatRatio, formatInterval, markdownTable, formatWhole } from "../markdown.ts";
import { compareToTarget, noteWideInterval, type Section } from "../section.ts";
import { estimateMedian, percentile } from "../statistics.ts";
import { networkConditions, type PageVisit } from "./page-visit.ts";

export type PaintedPage = {
  kind: string;
  site: PageVisit[];
  /** The nth visit to the same page without scripts belongs to the nth with them. */
  without: PageVisit[];
};

/**
 * Ratios to the page without scripts, milliseconds, and bytes (docs/decisions/0032). The shift is what our own faces
 * may bring on a first visit.
 */
const targets = { fcp: 1.15, lcp: 1.15, blocked: 100, shift: 0.02, requests: 15, scriptBytes: 130_000 };

const milliseconds = (value: number) => `${formatWhole(value)} ms`;

export function describePaint(pages: readonly PaintedPage[], pairs: number): Section {
  const estimated = pages.map((page) => ({
    ...page,
    fcp: estimateMedian(pairedRatios(page, ({ fcp }) => fcp)),
    lcp: estimateMedian(pairedRatios(page, ({ lcp }) => lcp)),
    blocked: estimateMedian(page.site.map(({ blocked }) => blocked)),
    shift: Math.max(...page.site.map(({ shift }) => shift)),
    requests: middle(page.site, ({ requests }) => requests),
    scriptBytes: middle(page.site, ({ scriptBytes }) => scriptBytes),
  }));
  return {
    text: `## First paint

Network of ${networkConditions.bitsPerSecond / 1e6} Mbit/s and ${networkConditions.latency} ms, processor slowed ${networkConditions.slowdown} times, window ${phone.viewport.width} by ${phone.viewport.height}, empty cache; ${pairs} pairs by turns after one that does not count. Without scripts: the same HTML less its scripts and what fetches them ahead, the same CSS, fonts and pictures, with the same headers and compressed alike. Milliseconds are medians. Blocked: what long tasks after the first paint have over 50 ms, until the page is at rest. Shift: the worst visit. Bytes and requests until then, with headers, HTTP/1.1.

${markdownTable(
  ["Page", "Scripts", "FCP", "LCP", "Blocked", "Shift", "Requests", "Bytes", "of Scripts"],
  pages.flatMap(({ kind, site, without }) => [
    [kind, "with", ...figures(site)],
    [kind, "without", ...figures(without)],
  ]),
)}

The site's page by the one without scripts, medians of the ratios within a pair with their intervals of 95 %.

${markdownTable(
  ["Page", "FCP", "LCP"],
  estimated.map(({ kind, fcp, lcp }) => [kind, formatInterval(fcp), formatInterval(lcp)]),
)}`,
    goals: estimated.flatMap(({ kind, fcp, lcp, blocked, shift, requests, scriptBytes }) => [
      compareToTarget({
        what: `${kind}: FCP by the page without scripts`,
        limit: { atMost: targets.fcp },
        measured: fcp,
        write: formatRatio,
      }),
      compareToTarget({
        what: `${kind}: LCP by the page without scripts`,
        limit: { atMost: targets.lcp },
        measured: lcp,
        write: formatRatio,
      }),
      compareToTarget({
        what: `${kind}: TBT`,
        limit: { atMost: targets.blocked },
        measured: blocked,
        write: milliseconds,
      }),
      compareToTarget({
        what: `${kind}: CLS`,
        limit: { atMost: targets.shift },
        measured: shift,
        write: (value) => `${Number(value.toFixed(3))}`,
      }),
      compareToTarget({
        what: `${kind}: requests`,
        limit: { atMost: targets.requests },
        measured: requests,
        write: formatWhole,
      }),
      compareToTarget({
        what: `${kind}: JavaScript, compressed`,
        limit: { atMost: targets.scriptBytes },
        measured: scriptBytes,
        write: (value) => `${(value / 1000).toFixed(1)} kB`,
      }),
    ]),
    noise: estimated.flatMap(({ kind, fcp, lcp }) => [
      ...noteWideInterval(`${kind}, FCP by the page without scripts`, fcp, formatRatio),
      ...noteWideInterval(`${kind}, LCP by the page without scripts`, lcp, formatRatio),
    ]),
  };
}

function pairedRatios({ site, without }: PaintedPage, figure: (visit: PageVisit) => number): number[] {
  return site.flatMap((visit, nth) => {
    const beside = without[nth];
    return beside === undefined ? [] : [figure(visit) / figure(beside)];
  });
}

const middle = (visits: readonly PageVisit[], figure: (visit: PageVisit) => number) =>
  percentile(visits.map(figure), 0.5);

function figures(visits: readonly PageVisit[]): string[] {
  return [
    ...[
      middle(visits, ({ fcp }) => fcp),
      middle(visits, ({ lcp }) => lcp),
      middle(visits, ({ blocked }) => blocked),
    ].map(formatWhole),
    Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
    ...[
      middle(visits, ({ requests }) => requests),
      middle(visits, ({ bytes }) => bytes),
      middle(visits, ({ scriptBytes }) => scriptBytes),
    ].map(formatWhole),
  ];
}
