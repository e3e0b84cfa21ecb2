import { terms } from "#content/static-pages/terms.ts";
import { siteContext } from "#app/messaging/request-context.ts";
import { termsSections } from "#app/visitor/static-pages/operator-sections.ts";
import { StaticPageView } from "#app/visitor/static-pages/static-page-view.tsx";

import type { Route } from "./+types/terms";

export function loader({ context }: Route.LoaderArgs) {
  return { sections: termsSections(context.get(siteContext).settings) };
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <StaticPageView page={terms} more={loaderData.sections} />;
}
