import { decoration } from "#content/decoration-articles/decoration-articles.ts";
import { traditions } from "#content/traditions/traditions.ts";

/** One page of the sitemap (specification §9). */
export type SitemapEntry = {
  path: string;
  priority: 1 | 0.9 | 0.8 | 0.6 | 0.5 | 0.3;
  changefreq: "weekly" | "monthly" | "yearly";
};

const monthly = (priority: SitemapEntry["priority"], paths: readonly string[]): SitemapEntry[] =>
  paths.map((path) => ({ path, priority, changefreq: "monthly" }));

const ceremony = (id: string) => `/indian-wedding-traditions/${id}`;
const idea = (id: string) => `/decoration-ideas/${id}`;

/** Those of the specification, with its values. */
const specified: readonly SitemapEntry[] = [
  { path: "/", priority: 1, changefreq: "weekly" },
  ...monthly(0.8, ["/venues", "/bridesmaids-guide", "/vendors", "/planning", "/gallery"]),
  ...monthly(0.9, ["mehendi", "sangeet", "haldi", "baraat"].map(ceremony)),
  ...monthly(0.9, ["mandap", "table-settings", "lighting"].map(idea)),
];

/** Those that came later. */
const ours: readonly SitemapEntry[] = [
  ...monthly(0.8, ["/planning-tools", "/indian-wedding-traditions", "/decoration-ideas"]),
  ...monthly(
    0.6,
    traditions.map(({ id }) => ceremony(id)),
  ),
  ...monthly(
    0.6,
    decoration.map(({ id }) => idea(id)),
  ),
  ...monthly(0.5, ["/vendors/apply", "/vendors/premium"]),
  ...monthly(0.3, ["/about", "/how-we-rank", "/privacy", "/terms", "/accessibility"]),
];

/** Pages that no listing makes. */
export const standingPages: readonly SitemapEntry[] = [
  ...specified,
  ...ours.filter(({ path }) => specified.every((entry) => entry.path !== path)),
];

/** Search engines and caches may keep it for an hour. */
export const sitemapHeaders = {
  "Content-Type": "application/xml; charset=utf-8",
  "Cache-Control": "public, max-age=3600",
};

/** Addresses in one file: the protocol allows 50 000, and a file of these is made in some milliseconds. */
export const mostInSitemap = 10_000;

/** A sitemap of sitemaps, where there are more addresses than one has. */
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
