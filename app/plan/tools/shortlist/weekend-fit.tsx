import { useMemo } from "react";

import { findFits } from "#app/catalogue/weekend-fit/find-fits.ts";
import { reportFits } from "#app/catalogue/weekend-fit/fit-report.ts";
import { FitResults } from "#app/catalogue/weekend-fit/fit-results.tsx";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { Weekend } from "#app/catalogue/weekend-fit/weekend.ts";
import { formatWeekend } from "#app/catalogue/weekend-fit/weekend-request.ts";
import { toWeekend } from "#app/plan/rules/shortlist/to-weekend.ts";
import { sortEvents } from "#app/plan/rules/wedding-events.ts";
import { events } from "#app/plan/schema/wedding.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { useFitVenues } from "./use-fit-venues.ts";

/** The plan's own events held against every venue, on this device. */
export default function WeekendFit() {
  const headcounts = useHeadcounts();
  const held = sortEvents(useRows(events)).map((event) => ({
    ...event,
    guests: headcounts.get(event.id)?.expected ?? null,
  }));
  const venues = useFitVenues();
  const weekend = toWeekend(held);
  if (weekend === null)
    return <p>Add your events and how many guests each has, and you see here which venues carry them.</p>;
  if (venues === null) return <p className="note">Loading ...</p>;
  if (venues === "offline") return <p>You&rsquo;re offline. The venues need a signal the first time.</p>;
  return <Fitted weekend={weekend} venues={venues} />;
}

/** Milliseconds after which no further pairs of places are tried. */
const patience = 3000;

function Fitted({ weekend, venues }: { weekend: Weekend; venues: readonly FitVenue[] }) {
  // Rows of the plan are new objects at each change; the address says whether anything differs.
  const address = formatWeekend(weekend);
  const report = useMemo(
    () => reportFits(weekend, findFits(weekend, venues, performance.now() + patience)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address says all of the weekend
    [address, venues],
  );
  const asked = {
    date: weekend.days.kind === "date" ? weekend.days.date : null,
    guests: Math.max(...weekend.events.map(({ guests }) => guests)),
  };
  return (
    <>
      <p className="note">
        With any kitchen, without alcohol, and at two places at most.{" "}
        <ThemeLink to={address}>Change needs, days and budget</ThemeLink>
      </p>
      <FitResults report={report} asked={asked} />
    </>
  );
}
