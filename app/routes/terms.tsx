import { terms } from "#content/static-pages/terms.ts";
import { StandingPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function Terms() {
  return <StandingPageView page={terms} />;
}
