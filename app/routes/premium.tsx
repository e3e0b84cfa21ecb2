import { premium } from "#content/static-pages/premium.ts";
import { StandingPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function Premium() {
  return <StandingPageView page={premium} />;
}
