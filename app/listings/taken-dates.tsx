import { describeRun, runsOf } from "./date-runs.ts";

/** When a business says that it is taken; of other days it has said nothing. */
export function TakenDates({ taken }: { taken: readonly string[] }) {
  if (taken.length === 0) return null;
  return (
    <p className="note">Already taken: {runsOf(taken).map(describeRun).join(", ")}. Other dates: ask.</p>
  );
}
