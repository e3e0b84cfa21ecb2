import { about } from "#content/standing-pages/about.ts";
import { StandingPageView } from "#app/standing-pages/standing-page-view.tsx";

export default function About() {
  return <StandingPageView page={about} />;
}
