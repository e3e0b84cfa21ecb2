import { howWeRank } from "#content/static-pages/how-we-rank.ts";
import { StaticPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function HowWeRank() {
  return <StaticPageView page={howWeRank} />;
}
