import { premium } from "#content/standing-pages/premium.ts";
import { StandingPageView } from "#app/standing-pages/standing-page-view.tsx";

export default function Premium() {
  return <StandingPageView page={premium} />;
}
