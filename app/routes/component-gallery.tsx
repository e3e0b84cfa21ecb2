import { redirect } from "react-router";

import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { ComponentGallery } from "#app/component-gallery/component-gallery.tsx";
import { readComponentGalleryData } from "#app/component-gallery/component-gallery-data.server.ts";
import { loadAllThemePacks } from "#app/site/theme/theme-packs.ts";
import { siteContext } from "#app/messaging/request-context.ts";

import type { Route } from "./+types/component-gallery";

// The page shows both themes at once, in the browser too.
await loadAllThemePacks();

export function loader({ context, url }: Route.LoaderArgs) {
  const examples = readComponentGalleryData(context.get(siteContext).directory);
  // One of the two hearts is filled.
  const saved = examples.cards[1]?.id;
  if (saved !== undefined && !url.searchParams.has("saved")) throw redirect(`${url.pathname}?saved=${saved}`);
  return examples;
}

/** `npm run gallery`: every drawing and every state of a component, side by side in both themes. */
export default function ComponentGalleryRoute({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageMetadata
        title="Component gallery"
        description="Every drawing and every state of a component, in both themes."
        path={null}
        noIndex
      />
      <ComponentGallery examples={loaderData} />
    </>
  );
}
