import type { ReactNode } from "react";

import { HeartShape } from "#app/ui/illustrations/icon.tsx";
import { useRootData } from "#app/site/metadata/root-data.ts";

import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

/** The site's header and footer around a page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const root = useRootData();
  return (
    <>
      <a className="skip-link" href="#content">
        Skip to content
      </a>
      <HeartShape />
      <SiteHeader />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter contactEmail={root?.contactEmail ?? null} />
    </>
  );
}
