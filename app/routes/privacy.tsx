import { privacy } from "#content/standing-pages/privacy.ts";
import { StandingPageView } from "#app/standing-pages/standing-page-view.tsx";

export default function Privacy() {
  return <StandingPageView page={privacy} />;
}
