import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";

import { describeGuide } from "./guide-structured-data.ts";

type GuideMetadataProps = {
  /** The page of all guides of this kind. */
  up: { name: string; path: string };
  path: string;
  heading: string;
  image: string;
  article: { title: string; metaDescription: string; basis: { checked: string } };
};

/** Between the home page and a page of guides. */
export const planningTrail = [{ name: "Wedding Planning Resources", path: "/planning" }];

/** What <head> says of a guide. */
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
      trail={[...planningTrail, up]}
      structuredData={
        import.meta.env.SSR
          ? (siteUrl) => [describeGuide(siteUrl, { heading, description, path, image, modified })]
          : []
      }
    />
  );
}
