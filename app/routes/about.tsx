import { about } from "#content/static-pages/about.ts";
import { StandingPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function About() {
  return <StandingPageView page={about} />;
}
