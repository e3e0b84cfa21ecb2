import { SampleBadge } from "#app/catalogue/listings/sample-badge.tsx";
import { formatDate } from "#app/calendar/format-date.ts";

import type { WithAge } from "./fact-age.ts";
import { outdatedFactText, type VenueFact } from "./fact-status.tsx";
import { toldByTelephone } from "./told-by-telephone.ts";

const doubts: Partial<Record<string, string>> = {
  medium: "May have changed: ask before you rely on it.",
  low: "Not certain: ask them.",
};

type FactOriginProps = {
  fact: Pick<WithAge<VenueFact>, "source" | "checkedOn" | "confidence" | "isOld"> & {
    status?: string;
    saidBy?: string;
  };
  /** The business is invented, so the statement is sample data. */
  sample: boolean;
  /** Who says so where the business does. */
  owner?: string;
};

/**
 * Whether a statement is confirmed or reported, by whom, when it was last checked, and how reliable it is.
 */
export function FactOrigin({ fact, sample, owner = "the venue" }: FactOriginProps) {
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
        ? `by ${owner}, ${formatDate(fact.checkedOn)}.`
        : `${fact.source}, ${lookedAt(fact.source)}${formatDate(fact.checkedOn)}.`}{" "}
      {fact.isOld && <strong>{outdatedFactText(fact.checkedOn)} </strong>}
      {doubts[fact.confidence]}
    </span>
  );
}

/** An estimate was written on that day, not checked; what somebody told us, we were told. */
const lookedAt = (source: string) =>
  source === toldByTelephone ? "" : source.includes("not checked") ? "written " : "checked ";
