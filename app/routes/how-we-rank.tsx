import { howWeRank } from "#content/standing-pages/how-we-rank.ts";
import { StandingPageView } from "#app/standing-pages/standing-page-view.tsx";

export default function HowWeRank() {
  return <StandingPageView page={howWeRank} />;
}
