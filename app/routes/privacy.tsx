import { privacy } from "#content/static-pages/privacy.ts";
import { StaticPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function Privacy() {
  return <StaticPageView page={privacy} />;
}
