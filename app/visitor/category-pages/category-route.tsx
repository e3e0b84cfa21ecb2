import { listingListStructuredData } from "#app/catalogue/structured-data/listings.ts";
import { lazyCode, lazySection } from "#app/ui/design-system/lazy-section.tsx";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";

import type { CategoryPageData } from "./category-page-data.server.ts";

// Its style sheets are the page's, because the server shows the page with them.
import "#app/catalogue/paid-amounts/what-couples-paid.css";
import "./category-page.css";

const CategoryPage = lazySection(
  lazyCode(() => import("./category-page.tsx")),
  (code) => code.CategoryPage,
);

/** A category's page with its head. */
export function CategoryRoute({ page }: { page: CategoryPageData }) {
  const { heading, intro, path, isThin, trail, cards } = page;
  return (
    <>
      <PageMetadata
        title={heading}
        description={intro}
        path={path}
        noIndex={isThin}
        trail={trail}
        structuredData={
          import.meta.env.SSR
            ? (siteUrl) => (cards.length === 0 ? [] : [listingListStructuredData(siteUrl, heading, cards)])
            : []
        }
      />
      <CategoryPage id="category" page={page} />
    </>
  );
}
