import type { LocalBusiness, WebSite, WithContext } from "schema-dts";

import { siteLanguage } from "#app/languages/site-language.ts";
import { geoPosition, priceRange } from "#app/site/metadata/site-facts.ts";

/** The organization behind the site, with the range of prices that it covers: no business's own. */
export function organization(siteUrl: string): WithContext<LocalBusiness> {
  const { latitude, longitude } = geoPosition;
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": `${siteUrl}/#organization`,
    name: "Wild Rose Weddings",
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
    image: `${siteUrl}/calgary-wedding-og.jpg`,
    address: {
      "@type": "PostalAddress",
      addressLocality: "Calgary",
      addressRegion: "AB",
      addressCountry: "CA",
    },
    geo: { "@type": "GeoCoordinates", latitude, longitude },
    priceRange,
    areaServed: ["Calgary", "Canmore", "Banff"],
  };
}

/** The site and its search; schema-dts does not know the input of a search action. */
export function webSite(siteUrl: string): WithContext<WebSite> {
  const search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${siteUrl}/vendors?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    "@id": `${siteUrl}/#website`,
    name: "Wild Rose Weddings",
    url: `${siteUrl}/`,
    inLanguage: siteLanguage,
    publisher: { "@id": `${siteUrl}/#organization` },
    potentialAction: search,
  };
}
