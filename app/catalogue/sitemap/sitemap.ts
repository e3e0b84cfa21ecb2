import { href } from "react-router";
import { decorationArticles } from "#content/decoration-articles/decoration-articles.ts";
import { traditions } from "#content/traditions/traditions.ts";

/** One page of the sitemap (specification §9). */
export type SitemapEntry = {
  path: string;
  priority: 1 | 0.9 | 0.8 | 0.6 | 0.5 | 0.3;
  changefreq: "weekly" | "monthly" | "yearly";
};

const monthly = (priority: SitemapEntry["priority"], paths: readonly string[]): SitemapEntry[] =>
  paths.map((path) => ({ path, priority, changefreq: "monthly" }));

const ceremony = (id: string) => href("/indian-wedding-traditions/:id", { id });
const idea = (id: string) => href("/decoration-ideas/:id", { id });

/** Those in the specification, with its values. */
const specified: readonly SitemapEntry[] = [
  { path: "/", priority: 1, changefreq: "weekly" },
  ...monthly(0.8, ["/venues", "/bridesmaids-guide", "/vendors", "/planning", "/gallery"]),
  ...monthly(0.9, ["mehendi", "sangeet", "haldi", "baraat"].map(ceremony)),
  ...monthly(0.9, ["mandap", "table-settings", "lighting"].map(idea)),
];

/** Later additions. */
const ours: readonly SitemapEntry[] = [
  ...monthly(0.8, [
    "/planning-tools",
    "/compare/costs",
    "/fit",
    "/indian-wedding-traditions",
    "/decoration-ideas",
  ]),
  ...monthly(
    0.6,
    traditions.map(({ id }) => ceremony(id)),
  ),
  ...monthly(
    0.6,
    decorationArticles.map(({ id }) => idea(id)),
  ),
  ...monthly(0.5, ["/vendors/suggest", "/vendors/apply", "/vendors/premium"]),
  ...monthly(0.3, ["/about", "/how-we-rank", "/privacy", "/terms", "/accessibility"]),
];

/** Pages that do not come from listings. */
export const staticSitemapEntries: readonly SitemapEntry[] = [
  ...specified,
  ...ours.filter(({ path }) => specified.every((entry) => entry.path !== path)),
];

/** Search engines and caches may store it for an hour. */
export const sitemapHeaders = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};

/** Maximum URLs in one file: the protocol allows 50 000, and a file of this size takes some milliseconds. */
export const maxSitemapEntries = 10_000;

/** A sitemap index, where there are more URLs than one sitemap holds. */
export function formatSitemapIndex(siteUrl: string, parts: number): string {
  const sitemaps = Array.from(
    { length: parts },
    (_, at) => `  <sitemap><loc>${escapeXml(`${siteUrl}/sitemaps/${at + 1}.xml`)}</loc></sitemap>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${sitemaps.join("\n")}\n</sitemapindex>\n`;
}

/** A sitemap as search engines read it (sitemaps.org protocol 0.9). */
export function formatSitemap(siteUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(
    ({ path, priority, changefreq }) =>
      `  <url><loc>${escapeXml(`${siteUrl}${path}`)}</loc><changefreq>${changefreq}</changefreq><priority>${priority.toFixed(1)}</priority></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`;
}

const escapeXml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
