import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";

import { guideStructuredData } from "./guide-structured-data.ts";

type GuideMetadataProps = {
  /** The page of all guides of this kind. */
  up: { name: string; path: string };
  path: string;
  heading: string;
  image: string;
  article: { title: string; metaDescription: string; basis: { checked: string } };
};

/** Between the home page and a page of guides. */
export const planningBreadcrumbs = [{ name: "Wedding Planning Resources", path: "/planning" }];

/** Content of <head> for a guide. */
export function GuideMetadata({ up, path, heading, image, article }: GuideMetadataProps) {
  const description = article.metaDescription;
  const modified = article.basis.checked;
  return (
    <PageMetadata
      title={article.title}
      description={description}
      path={path}
      ogType="article"
      modifiedDate={modified}
      trail={[...planningBreadcrumbs, up]}
      structuredData={
        import.meta.env.SSR
          ? (siteUrl) => [guideStructuredData(siteUrl, { heading, description, path, image, modified })]
          : []
      }
    />
  );
}
