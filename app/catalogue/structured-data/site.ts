import type { Organization, WebSite, WithContext } from "schema-dts";

/** The organization behind the site. */
export function organization(siteUrl: string): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": `${siteUrl}/#organization`,
    name: "Wild Rose Weddings",
    url: `${siteUrl}/`,
    logo: `${siteUrl}/icons/icon-512.png`,
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
    inLanguage: "en-CA",
    publisher: { "@id": `${siteUrl}/#organization` },
    potentialAction: search,
  };
}
