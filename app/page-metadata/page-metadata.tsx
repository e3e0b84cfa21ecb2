import { useRouteLoaderData } from "react-router";

import type { loader as rootLoader } from "#app/root.tsx";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";

type PageMetadataProps = {
  /** Without the name of the product. */
  title: string;
  description: string;
  /** Canonical path with what belongs to it of the search; null: the page is no one's canonical page. */
  path: string | null;
  ogType?: "website" | "article";
  /** Keep the page out of search engines. */
  noIndex?: boolean;
  structuredData?: readonly object[];
};

/**
 * Everything in <head> that belongs to one page, written by the theme: one per page and error view,
 * none in layouts (React does not merge titles).
 */
export function PageMetadata({
  title,
  description,
  path,
  ogType = "website",
  noIndex = false,
  structuredData = [],
}: PageMetadataProps) {
  const { pack } = useWeddingTheme();
  const siteUrl = useRouteLoaderData<typeof rootLoader>("root")?.siteUrl ?? "";
  const fullTitle = `${title}${pack.seoTitleSuffix}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={pack.seoKeywords.join(", ")} />
      {noIndex || path === null ? <meta name="robots" content="noindex" /> : null}
      {path !== null && <link rel="canonical" href={`${siteUrl}${path}`} />}
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={ogType} />
      <meta property="og:locale" content="en_CA" />
      <meta property="og:site_name" content="Wild Rose Weddings" />
      {path !== null && <meta property="og:url" content={`${siteUrl}${path}`} />}
      <meta property="og:image" content={`${siteUrl}${pack.seoImagePath}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="geo.region" content="CA-AB" />
      <meta name="geo.placename" content="Calgary" />
      <meta name="geo.position" content="51.0447;-114.0719" />
      {structuredData.map((item, position) => (
        <script
          key={position}
          type="application/ld+json"
          // A '<' in a value must not end the script.
          dangerouslySetInnerHTML={{ __html: JSON.stringify(item).replaceAll("<", "\\u003c") }}
        />
      ))}
    </>
  );
}
