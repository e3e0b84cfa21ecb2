import { about } from "#content/static-pages/about.ts";
import { StaticPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function About() {
  return <StaticPageView page={about} />;
}
