import { terms } from "#content/static-pages/terms.ts";
import { StaticPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function Terms() {
  return <StaticPageView page={terms} />;
}
