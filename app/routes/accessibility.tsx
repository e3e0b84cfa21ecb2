import { accessibility } from "#content/standing-pages/accessibility.ts";
import { StandingPageView } from "#app/standing-pages/standing-page-view.tsx";

export default function Accessibility() {
  return <StandingPageView page={accessibility} />;
}
