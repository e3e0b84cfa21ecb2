import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { listingListStructuredData } from "#app/catalogue/structured-data/listings.ts";
import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";

import type { FactPageData } from "./fact-page-data.server.ts";

// Its style sheet is the page's, because the server shows the page with it.
import "./fact-page.css";

const FactPageView = lazySection(
  lazyCode(() => import("./fact-page-view.tsx")),
  (code) => code.FactPageView,
);

/** A page made of answers, with its head. */
export function FactPageRoute({ page }: { page: FactPageData }) {
  const { id, category, noun, heading, intro, isIndexed, fits } = page;
  const listed = fits.map((entry) => ({ ...entry, category, fictional: false }));
  return (
    <>
      <PageMetadata
        title={heading}
        description={intro}
        path={`/find/${id}`}
        noIndex={!isIndexed}
        trail={[{ name: noun.many, path: noun.path }]}
        structuredData={
          import.meta.env.SSR
            ? (siteUrl) => (listed.length === 0 ? [] : [listingListStructuredData(siteUrl, heading, listed)])
            : []
        }
      />
      <FactPageView id="answers" page={page} />
    </>
  );
}
