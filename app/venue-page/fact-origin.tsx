import { SampleMark } from "#app/listings/sample-mark.tsx";
import { describeDay } from "#app/calendar/format-date.ts";
import type { Aged } from "#app/venue-facts/fact-age.ts";
import { oldFact, type VenueFact } from "#app/catalogue/venue-facts/fact-status.tsx";

const doubts: Partial<Record<string, string>> = {
  medium: "May have changed: ask before you rely on it.",
  low: "Not certain: ask the venue.",
};

type FactOriginProps = {
  fact: Pick<Aged<VenueFact>, "source" | "checkedOn" | "confidence" | "isOld"> & {
    status?: string;
    saidBy?: string;
  };
  /** The venue is invented, so that the statement is sample data. */
  sample: boolean;
};

/** Whether a statement is confirmed or reported, by whom, when somebody last looked, and how far to trust it. */
export function FactOrigin({ fact, sample }: FactOriginProps) {
  if (sample)
    return (
      <span className="fact-origin">
        <SampleMark />
      </span>
    );
  const isConfirmed = fact.status === "confirmed";
  return (
    <span className="fact-origin">
      <span className={isConfirmed ? "fact-mark fact-mark--confirmed" : "fact-mark"}>
        {isConfirmed ? "Confirmed" : "Reported"}
      </span>{" "}
      {fact.saidBy === "venue"
        ? `by the venue, ${describeDay(fact.checkedOn)}.`
        : `${fact.source}, ${lookedAt(fact.source)} ${describeDay(fact.checkedOn)}.`}{" "}
      {fact.isOld && <strong>{oldFact(fact.checkedOn)} </strong>}
      {doubts[fact.confidence]}
    </span>
  );
}

/** What nobody looked up was written down on that day, not checked. */
const lookedAt = (source: string) => (source.includes("not checked") ? "written" : "checked");
