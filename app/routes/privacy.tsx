import { privacy } from "#content/static-pages/privacy.ts";
import { StandingPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function Privacy() {
  return <StandingPageView page={privacy} />;
}
