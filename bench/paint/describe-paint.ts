import { telephone } from "../browser.ts";
import { asRatio, interval, table, whole } from "../markdown.ts";
import { judge, noteWide, type Section } from "../section.ts";
import { estimateMedian, percentile } from "../statistics.ts";
import { conditions, type Visit } from "./page-visit.ts";

export type PaintedPage = {
  kind: string;
  site: Visit[];
  /** The nth visit to the same page without scripts belongs to the nth with them. */
  without: Visit[];
};

/** Ratios to the page without scripts, milliseconds, and bytes. */
const targets = { fcp: 1.1, lcp: 1.15, blocked: 50, shift: 0, requests: 15, scriptBytes: 120_000 };

const milliseconds = (value: number) => `${whole(value)} ms`;

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

Network of ${conditions.bitsPerSecond / 1e6} Mbit/s and ${conditions.latency} ms, processor slowed ${conditions.slowdown} times, window ${telephone.viewport.width} by ${telephone.viewport.height}, empty cache; ${pairs} pairs by turns after one that does not count. Without scripts: the same HTML less its scripts and what fetches them ahead, the same CSS, fonts and pictures, with the same headers and compressed alike. Milliseconds are medians. Blocked: what long tasks after the first paint have over 50 ms, until the page is at rest. Shift: the worst visit. Bytes and requests until then, with headers, HTTP/1.1.

${table(
  ["Page", "Scripts", "FCP", "LCP", "Blocked", "Shift", "Requests", "Bytes", "of Scripts"],
  pages.flatMap(({ kind, site, without }) => [
    [kind, "with", ...figures(site)],
    [kind, "without", ...figures(without)],
  ]),
)}

The site's page by the one without scripts, medians of the ratios within a pair with their intervals of 95 %.

${table(
  ["Page", "FCP", "LCP"],
  estimated.map(({ kind, fcp, lcp }) => [kind, interval(fcp), interval(lcp)]),
)}`,
    goals: estimated.flatMap(({ kind, fcp, lcp, blocked, shift, requests, scriptBytes }) => [
      judge({
        what: `${kind}: FCP by the page without scripts`,
        limit: { atMost: targets.fcp },
        measured: fcp,
        write: asRatio,
      }),
      judge({
        what: `${kind}: LCP by the page without scripts`,
        limit: { atMost: targets.lcp },
        measured: lcp,
        write: asRatio,
      }),
      judge({
        what: `${kind}: TBT`,
        limit: { atMost: targets.blocked },
        measured: blocked,
        write: milliseconds,
      }),
      judge({
        what: `${kind}: CLS`,
        limit: { atMost: targets.shift },
        measured: shift,
        write: (value) => `${Number(value.toFixed(3))}`,
      }),
      judge({
        what: `${kind}: requests`,
        limit: { atMost: targets.requests },
        measured: requests,
        write: whole,
      }),
      judge({
        what: `${kind}: JavaScript, compressed`,
        limit: { atMost: targets.scriptBytes },
        measured: scriptBytes,
        write: (value) => `${(value / 1000).toFixed(1)} kB`,
      }),
    ]),
    noise: estimated.flatMap(({ kind, fcp, lcp }) => [
      ...noteWide(`${kind}, FCP by the page without scripts`, fcp, asRatio),
      ...noteWide(`${kind}, LCP by the page without scripts`, lcp, asRatio),
    ]),
  };
}

function pairedRatios({ site, without }: PaintedPage, figure: (visit: Visit) => number): number[] {
  return site.flatMap((visit, nth) => {
    const beside = without[nth];
    return beside === undefined ? [] : [figure(visit) / figure(beside)];
  });
}

const middle = (visits: readonly Visit[], figure: (visit: Visit) => number) =>
  percentile(visits.map(figure), 0.5);

function figures(visits: readonly Visit[]): string[] {
  return [
    ...[
      middle(visits, ({ fcp }) => fcp),
      middle(visits, ({ lcp }) => lcp),
      middle(visits, ({ blocked }) => blocked),
    ].map(whole),
    Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
    ...[
      middle(visits, ({ requests }) => requests),
      middle(visits, ({ bytes }) => bytes),
      middle(visits, ({ scriptBytes }) => scriptBytes),
    ].map(whole),
  ];
}
