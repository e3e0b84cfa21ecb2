import fc from "fast-check";
import { expect, test } from "vitest";

import { formatSitemap, staticSitemapEntries } from "./sitemap.ts";

const of = (path: string) => staticSitemapEntries.find((entry) => entry.path === path);

test("the specification's pages have its priorities and frequencies", () => {
  expect(of("/")).toEqual({ path: "/", priority: 1, changefreq: "weekly" });
  for (const path of ["/venues", "/bridesmaids-guide", "/vendors", "/planning", "/gallery"])
    expect(of(path)).toEqual({ path, priority: 0.8, changefreq: "monthly" });
  for (const id of ["mehendi", "sangeet", "haldi", "baraat"])
    expect(of(`/indian-wedding-traditions/${id}`)).toMatchObject({ priority: 0.9, changefreq: "monthly" });
  for (const id of ["mandap", "table-settings", "lighting"])
    expect(of(`/decoration-ideas/${id}`)).toMatchObject({ priority: 0.9, changefreq: "monthly" });
});

test("no page stands in the sitemap twice", () => {
  const paths = staticSitemapEntries.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
});

test("whatever stands in an address, the XML stays whole", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
      const xml = formatSitemap("https://rose.example", [
        { path: `${path}?${query}`, priority: 0.5, changefreq: "monthly" },
      ]);
      const [, loc = ""] = /<loc>(.*)<\/loc>/.exec(xml) ?? [];
      expect(loc).not.toMatch(/[<>]|&(?!amp;|lt;|quot;)/);
      expect(loc.replaceAll("&lt;", "<").replaceAll("&quot;", '"').replaceAll("&amp;", "&")).toBe(
        `https://rose.example${path}?${query}`,
      );
    }),
  );
});
