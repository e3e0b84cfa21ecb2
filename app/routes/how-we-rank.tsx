import { howWeRank } from "#content/static-pages/how-we-rank.ts";
import { StandingPageView } from "#app/visitor/static-pages/static-page-view.tsx";

export default function HowWeRank() {
  return <StandingPageView page={howWeRank} />;
}
