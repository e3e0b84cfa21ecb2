import type { BreadcrumbList, WithContext } from "schema-dts";

export type Crumb = { name: string; path: string };

/** The path from the home page to a page. */
export function breadcrumbs(siteUrl: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: "/" }, ...crumbs].map(({ name, path }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name,
      item: `${siteUrl}${path}`,
    })),
  };
}
