import { useRouteLoaderData } from "react-router";

import type { loader as rootLoader } from "#app/root.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { breadcrumbs, type Crumb } from "./breadcrumbs.ts";

type PageMetadataProps = {
  /** Without the name of the product. */
  title: string;
  description: string;
  /** Canonical path with what belongs to it of the search; null: the page is no one's canonical page. */
  path: string | null;
  ogType?: "website" | "article";
  /** The page's own share image, 1200 by 630; the theme's otherwise. */
  ogImage?: { path: string; alt: string };
  twitterCardType?: "summary" | "summary_large_image";
  /** Keep the page out of search engines. */
  noIndex?: boolean;
  author?: string;
  /** Days such as 2026-11-21, of articles. */
  publishedDate?: string;
  modifiedDate?: string;
  language?: string;
  /** The same page in other languages. */
  alternateLanguageLinks?: readonly { lang: string; url: string }[];
  /** Pages between the home page and this one, for the breadcrumbs of search engines. */
  trail?: readonly Crumb[];
  /**
   * What schema.org says of the page; a function where it needs the address of the site. It is for who reads a
   * page as the server sends it: given behind `import.meta.env.SSR`, the browser's scripts do not carry it.
   */
  structuredData?: readonly object[] | ((siteUrl: string) => readonly object[]);
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
  ogImage,
  twitterCardType = "summary_large_image",
  noIndex = false,
  author = "Wild Rose Weddings",
  publishedDate,
  modifiedDate,
  language = "en-CA",
  alternateLanguageLinks = [],
  trail = [],
  structuredData = [],
}: PageMetadataProps) {
  const { pack } = useWeddingTheme();
  const siteUrl = useRouteLoaderData<typeof rootLoader>("root")?.siteUrl ?? "";
  const fullTitle = `${title}${pack.seoTitleSuffix}`;
  const image = ogImage ?? { path: pack.seoImagePath, alt: pack.seoImageAlt };
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={pack.seoKeywords.join(", ")} />
      <meta name="author" content={author} />
      {noIndex || path === null ? <meta name="robots" content="noindex" /> : null}
      {path !== null && <link rel="canonical" href={`${siteUrl}${path}`} />}
      {alternateLanguageLinks.map(({ lang, url }) => (
        <link key={lang} rel="alternate" hrefLang={lang} href={url} />
      ))}
      <meta property="og:title" content={fullTitle} />
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
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={`${siteUrl}${image.path}`} />
      <meta name="geo.region" content="CA-AB" />
      <meta name="geo.placename" content="Calgary" />
      <meta name="geo.position" content="51.0447;-114.0719" />
      {path !== null && (
        <script
          type="application/ld+json"
          // What the server wrote stays.
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: import.meta.env.SSR ? describePage(siteUrl, { title, path, trail, structuredData }) : "",
          }}
        />
      )}
    </>
  );
}

/** A page for search engines, where it stands in the site included. */
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
