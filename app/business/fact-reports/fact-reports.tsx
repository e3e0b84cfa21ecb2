import type { OwnFact } from "./own-facts.server.ts";
import { FactReportForm } from "./fact-report-form.tsx";
import type { FactReportErrors, FactReportValues } from "./fact-report-fields.ts";

/** A rejected form of a fact: which one, why, and the typed values. */
export type RejectedFactReport = { errors: FactReportErrors; values: FactReportValues };

type FactReportsProps = { facts: readonly OwnFact[]; refused: RejectedFactReport | null };

/** The most frequent questions to a venue: what couples read now, each with a form to update it. */
export function FactReports({ facts, refused }: FactReportsProps) {
  return (
    <ul className="own-facts">
      {facts.map((fact) => {
        const rejectedHere = refused?.values.fact[0] === fact.key ? refused : null;
        return (
          <li key={fact.key}>
            <details open={rejectedHere !== null}>
              <summary>
                <span className="own-facts__label">{fact.label}</span>
                <Said fact={fact} />
              </summary>
              <FactReportForm
                fact={fact}
                errors={rejectedHere?.errors ?? {}}
                typed={rejectedHere?.values ?? null}
              />
            </details>
          </li>
        );
      })}
    </ul>
  );
}

const answerWords = { yes: "Yes. ", no: "No. ", depends: "Depends. " };

/** What couples read now, and since when. */
function Said({ fact: { now, rejected } }: { fact: OwnFact }) {
  const rejection = rejected !== null && <small>Our team didn’t use what you said last: {rejected}</small>;
  if (now === null)
    return (
      <span className="own-facts__said">
        <span className="fact-unknown">Couples see: not known yet</span>
        {rejection}
      </span>
    );
  return (
    <span className="own-facts__said">
      {now.answer !== null && <strong>{answerWords[now.answer]}</strong>}
      {now.text}{" "}
      <small>
        {now.by === "you" ? "Said by you" : `${now.isConfirmed ? "Confirmed" : "Reported"} by our sources`},{" "}
        {now.said}
        {now.isOld && ": over a year old. Is it still true?"}
      </small>
      {rejection}
    </span>
  );
}
