import { terms } from "#content/standing-pages/terms.ts";
import { StandingPageView } from "#app/standing-pages/standing-page-view.tsx";

export default function Terms() {
  return <StandingPageView page={terms} />;
}
