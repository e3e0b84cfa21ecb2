import { useRootData } from "./root-data.ts";
import { siteLanguage } from "#app/languages/site-language.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { breadcrumbs, type Crumb } from "./breadcrumbs.ts";
import { geoPosition, priceRange } from "./site-facts.ts";

type PageMetadataProps = {
  /** Without the product name. */
  title: string;
  /** What a chat shows of the link, where that has no names and the page has. */
  sharedTitle?: string;
  /** The page is a form that came back rejected: its title says so first. */
  isRejected?: boolean;
  description: string;
  /** Canonical path with the significant part of the search; null: the page has no canonical URL. */
  path: string | null;
  ogType?: "website" | "article";
  /** The page's own share image, 1200 by 630; the theme's otherwise. */
  ogImage?: { path: string; alt: string };
  twitterCardType?: "summary" | "summary_large_image";
  /** Exclude the page from search engines. */
  noIndex?: boolean;
  /** The page is about one business: the site's price range is not its own. */
  isListing?: boolean;
  author?: string;
  /** Dates of articles, such as 2026-11-21. */
  publishedDate?: string;
  modifiedDate?: string;
  language?: string;
  /** The same page in other languages. */
  alternateLanguageLinks?: readonly { lang: string; url: string }[];
  /** Pages between the home page and this one, for the breadcrumbs of search engines. */
  trail?: readonly Crumb[];
  /**
   * Structured data (schema.org); a function where it needs the site's URL. It is for clients that read the
   * server's HTML: given behind `import.meta.env.SSR`, the browser's scripts do not contain it.
   */
  structuredData?: readonly object[] | ((siteUrl: string) => readonly object[]);
};

/**
 * Everything in <head> for one page, in the page's theme: one per page and error view, none in layouts (React
 * does not merge titles).
 */
export function PageMetadata({
  title,
  sharedTitle = title,
  isRejected = false,
  description,
  path,
  ogType = "website",
  ogImage,
  twitterCardType = "summary_large_image",
  noIndex = false,
  isListing = false,
  author = "Wild Rose Weddings",
  publishedDate,
  modifiedDate,
  language = siteLanguage,
  alternateLanguageLinks = [],
  trail = [],
  structuredData = [],
}: PageMetadataProps) {
  const { pack } = useWeddingTheme();
  const siteUrl = useRootData()?.siteUrl ?? "";
  const fullTitle = `${title}${pack.seoTitleSuffix}`;
  const fullSharedTitle = `${sharedTitle}${pack.seoTitleSuffix}`;
  const image = ogImage ?? { path: pack.seoImagePath, alt: pack.seoImageAlt };
  return (
    <>
      <title>{isRejected ? `Please check: ${fullTitle}` : fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={pack.seoKeywords.join(", ")} />
      <meta name="author" content={author} />
      {noIndex || path === null ? <meta name="robots" content="noindex" /> : null}
      {path !== null && <link rel="canonical" href={`${siteUrl}${path}`} />}
      {alternateLanguageLinks.map(({ lang, url }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={url} />
      ))}
      <meta property="og:title" content={fullSharedTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={ogType} />
      <meta property="og:locale" content={language.replace("-", "_")} />
      <meta property="og:site_name" content="Wild Rose Weddings" />
      {path !== null && <meta property="og:url" content={`${siteUrl}${path}`} />}
      <meta property="og:image" content={`${siteUrl}${image.path}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      {publishedDate && <meta property="article:published_time" content={publishedDate} />}
      {modifiedDate && <meta property="article:modified_time" content={modifiedDate} />}
      <meta name="twitter:card" content={twitterCardType} />
      <meta name="twitter:title" content={fullSharedTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${siteUrl}${image.path}`} />
      <meta name="geo.region" content="CA-AB" />
      <meta name="geo.placename" content="Calgary" />
      <meta name="geo.position" content={`${geoPosition.latitude};${geoPosition.longitude}`} />
      {!isListing && <meta name="price-range" content={priceRange} />}
      {path !== null && (
        <script
          type="application/ld+json"
          // What the server rendered stays.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? describePage(siteUrl, { title, path, trail, structuredData }) : "",
          }}
        />
      )}
    </>
  );
}

/** Structured data of a page, including its position in the site. */
function describePage(
  siteUrl: string,
  {
    title,
    path,
    trail,
    structuredData,
  }: Required<Pick<PageMetadataProps, "trail" | "structuredData">> & { title: string; path: string },
): string {
  const items = [
    ...(typeof structuredData === "function" ? structuredData(siteUrl) : structuredData),
    ...(path.split("?", 1)[0] === "/" ? [] : [breadcrumbs(siteUrl, [...trail, { name: title, path }])]),
  ];
  // A '<' in a value must not end the script.
  return JSON.stringify(items).replaceAll("<", "\\u003c");
}
