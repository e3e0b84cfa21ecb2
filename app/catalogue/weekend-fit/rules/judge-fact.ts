import type { ReportableFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import {
  fails,
  fits,
  isOpen,
  type FitChange,
  type FitFinding,
  type FitSource,
} from "#app/catalogue/weekend-fit/fit-finding.ts";
import type { FitFact, FitFactKey, FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";

/** The source and the date that a finding gives for what a fact says. */
export const factSource = ({ source, checkedOn }: Pick<FitFact, "source" | "checkedOn">): FitSource => ({
  text: source,
  checkedOn,
});

/** Whether a fact is known well enough to be a yes or a no. */
export const isSure = (fact: FitFact | undefined): fact is FitFact => fact !== undefined && !fact.doubtful;

type JudgedNeed = {
  /** What stands in the way: 'no open flame for the pheras'. */
  refusal: string;
  /** What the couple would have to change then. */
  change: FitChange;
  /** What is not known: 'whether a fire may burn at the pheras'. */
  question: string;
};

/** A need that one fact settles: yes, no, it depends, or nobody has said. */
export function judgeFact(
  { facts }: FitVenue,
  key: FitFactKey & ReportableFactKey,
  { refusal, change, question }: JudgedNeed,
): FitFinding {
  const fact = facts[key];
  if (fact === undefined) return isOpen("unknown", question, { ask: key });
  const source = factSource(fact);
  if (isSure(fact) && fact.answer === "yes") return fits;
  if (isSure(fact) && fact.answer === "no") return fails(refusal, source, change);
  return fact.answer === "depends" && !fact.doubtful
    ? isOpen("condition", `${question}: “${fact.text}”`, { source })
    : isOpen("unknown", `${question}: “${fact.text}”`, { source, ask: key });
}
