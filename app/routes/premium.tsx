import { premium } from "#content/static-pages/premium.ts";
import { StaticPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function Premium() {
  return <StaticPageView page={premium} />;
}
