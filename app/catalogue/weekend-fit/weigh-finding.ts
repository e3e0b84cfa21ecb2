import type { FitChange, FitFinding } from "./fit-finding.ts";
import type { Weekend } from "./weekend.ts";

/** One thing in the way outweighs everything that is open. */
const obstacleWeight = 1_000_000;

/**
 * How much a finding counts against a place: nothing where it fits. The smallest change weighs least, so that
 * the least sum is the smallest set of changes.
 */
export function weighFinding(finding: FitFinding, weekend: Weekend): number {
  if (finding.result === "yes") return 0;
  if (finding.result === "if") return finding.isUnlikely ? 1800 : finding.kind === "unknown" ? 1000 : 700;
  return obstacleWeight * (1 + weighChange(finding.change, weekend));
}

function weighChange(change: FitChange, { events, budget }: Weekend): number {
  switch (change.kind) {
    case "fewer-guests": {
      // A tenth of the guests is a talk in the family, half of them is another wedding.
      const share = change.by / (events[change.event]?.guests ?? change.by);
      return 2 * share + (change.isSure ? 0 : 0.3);
    }
    case "drop-need":
    case "house-caterer":
    case "drop-vendor":
      return 0.5;
    case "other-months":
      return 0.4;
    case "other-day":
      return 0.2;
    case "other-hours":
      return 0.2;
    case "more-budget":
      return change.by / (budget ?? change.by);
  }
}
