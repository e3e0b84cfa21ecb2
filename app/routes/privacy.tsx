import { privacy } from "#content/static-pages/privacy.ts";
import { siteContext } from "#app/messaging/request-context.ts";
import { privacySections } from "#app/visitor/static-pages/operator-sections.ts";
import { StaticPageView } from "#app/visitor/static-pages/static-page-view.tsx";

import type { Route } from "./+types/privacy";

export function loader({ context }: Route.LoaderArgs) {
  return { sections: privacySections(context.get(siteContext).settings) };
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <StaticPageView page={privacy} more={loaderData.sections} />;
}
