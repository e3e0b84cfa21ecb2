import type { PageHandle } from "#app/site/url-state/page-handle.ts";
import type { ShouldRevalidateFunctionArgs } from "react-router";

import { albertaDate } from "#app/calendar/alberta-time.ts";
import { directoryQueryKeys, parseDirectoryQuery } from "#app/catalogue/directory/directory-query.ts";
import { fitsInBrowser } from "#app/catalogue/directory/fits-in-browser.ts";
import { buildDirectoryPage } from "#app/catalogue/directory/build-directory-page.ts";
import { directoryMetadata } from "#app/visitor/vendors/directory-metadata.ts";
import { DirectoryPage } from "#app/visitor/vendors/directory-page.tsx";
import { hasVendorList } from "#app/visitor/vendors/use-vendor-list.ts";
import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/vendors";

export const handle = { queryKeys: directoryQueryKeys } satisfies PageHandle;

export function loader({ context, url }: Route.LoaderArgs) {
  const { index } = context.get(siteContext).directory;
  return {
    answer: buildDirectoryPage(index, parseDirectoryQuery(url.searchParams), albertaDate(new Date())),
    isListed: fitsInBrowser(index.cards),
  };
}

/** Once the browser has the list, it filters by itself. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname && hasVendorList() ? false : defaultShouldRevalidate;
}

export default function Vendors({ loaderData: { answer, isListed } }: Route.ComponentProps) {
  const { pack } = useWeddingTheme();
  return (
    <>
      <PageMetadata {...directoryMetadata(pack, answer.query, answer.total)} />
      <DirectoryPage answer={answer} isListed={isListed} />
    </>
  );
}
