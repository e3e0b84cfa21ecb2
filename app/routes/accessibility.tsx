import { accessibility } from "#content/static-pages/accessibility.ts";
import { StandingPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function Accessibility() {
  return <StandingPageView page={accessibility} />;
}
