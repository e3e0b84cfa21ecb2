import { accessibility } from "#content/static-pages/accessibility.ts";
import { StaticPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function Accessibility() {
  return <StaticPageView page={accessibility} />;
}
