import type { CatererFactKey } from "#content/catalogue/reportable-fact-keys.ts";
import { fails, fits, isOpen, type FitFinding } from "#app/catalogue/weekend-fit/fit-finding.ts";
import { factSource, isSure } from "#app/catalogue/weekend-fit/rules/judge-fact.ts";
import type { AtEvent } from "#app/catalogue/weekend-fit/vendors/vendor-rule.ts";

/** A need that one fact of a caterer settles: yes, no, it depends, or nobody has said. */
export function judgeCaterer(
  { kind: { id }, vendor: { category, facts } }: AtEvent,
  key: CatererFactKey,
  { refusal, question }: { refusal: string; question: string },
): FitFinding {
  if (category !== "caterers") return fits;
  const fact = facts[key];
  if (fact === undefined) return isOpen("unknown", question, { ask: key });
  const source = factSource(fact);
  if (isSure(fact) && fact.answer === "yes") return fits;
  if (isSure(fact) && fact.answer === "no")
    return fails(refusal, source, { kind: "drop-vendor", vendor: id });
  return isOpen(fact.doubtful ? "unknown" : "condition", `${question}: “${fact.text}”`, {
    source,
    ...(fact.doubtful && { ask: key }),
  });
}
