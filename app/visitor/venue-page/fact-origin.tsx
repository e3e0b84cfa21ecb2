import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { formatDate } from "#app/calendar/format-date.ts";
import type { WithAge } from "#app/catalogue/venue-facts/fact-age.ts";
import { outdatedFactText, type VenueFact } from "#app/catalogue/venue-facts/fact-status.tsx";

const doubts: Partial<Record<string, string>> = {
  medium: "May have changed: ask before you rely on it.",
  low: "Not certain: ask the venue.",
};

type FactOriginProps = {
  fact: Pick<WithAge<VenueFact>, "source" | "checkedOn" | "confidence" | "isOld"> & {
    status?: string;
    saidBy?: string;
  };
  /** The venue is invented, so the statement is sample data. */
  sample: boolean;
};

/**
 * Whether a statement is confirmed or reported, by whom, when it was last checked, and how reliable it is.
 */
export function FactOrigin({ fact, sample }: FactOriginProps) {
  if (sample)
    return (
      <span className="fact-origin">
        <SampleBadge />
      </span>
    );
  const isConfirmed = fact.status === "confirmed";
  return (
    <span className="fact-origin">
      <span className={isConfirmed ? "fact-mark fact-mark--confirmed" : "fact-mark"}>
        {isConfirmed ? "Confirmed" : "Reported"}
      </span>{" "}
      {fact.saidBy === "venue"
        ? `by the venue, ${formatDate(fact.checkedOn)}.`
        : `${fact.source}, ${lookedAt(fact.source)} ${formatDate(fact.checkedOn)}.`}{" "}
      {fact.isOld && <strong>{outdatedFactText(fact.checkedOn)} </strong>}
      {doubts[fact.confidence]}
    </span>
  );
}

/** An estimate was written on that day, not checked. */
const lookedAt = (source: string) => (source.includes("not checked") ? "written" : "checked");
