import { useMemo, useState } from "react";

import { vendorKinds, type VendorKindId } from "#content/fit/vendor-kinds.ts";
import { withKitchens } from "#app/catalogue/weekend-fit/caterer-kitchens.ts";
import { findFits } from "#app/catalogue/weekend-fit/find-fits.ts";
import { reportFits } from "#app/catalogue/weekend-fit/fit-report.ts";
import { FitResults } from "#app/catalogue/weekend-fit/fit-results.tsx";
import { maxOfflineListings } from "#app/catalogue/weekend-fit/max-offline-listings.ts";
import type { FitVenue } from "#app/catalogue/weekend-fit/fit-venue.ts";
import type { FitVendor } from "#app/catalogue/weekend-fit/vendors/fit-vendor.ts";
import { VendorKindsField } from "#app/catalogue/weekend-fit/vendors/vendor-kinds-field.tsx";
import type { Weekend } from "#app/catalogue/weekend-fit/weekend.ts";
import { formatWeekend } from "#app/catalogue/weekend-fit/weekend-request.ts";
import { neededVendors } from "#app/plan/rules/shortlist/needed-vendors.ts";
import { toWeekend } from "#app/plan/rules/shortlist/to-weekend.ts";
import { weekendToAsk } from "#app/plan/rules/shortlist/weekend-to-ask.ts";
import { useSortedEvents } from "#app/plan/ui/use-sorted-events.ts";
import { shortlist } from "#app/plan/schema/shortlist.schema.ts";
import { useRows } from "#app/plan/session/plan-provider.tsx";
import { useToday } from "#app/plan/ui/use-today.ts";
import { useHeadcounts } from "#app/plan/ui/use-headcounts.ts";
import { ThemeLink } from "#app/site/theme/theme-link.tsx";

import { isCut } from "./fit-listings.ts";
import { useFitListings } from "./use-fit-listings.ts";

/** Which venues suit the plan's own events, and vendors that it still needs: worked out on this device. */
export default function WeekendFit() {
  const headcounts = useHeadcounts();
  const held = useSortedEvents().map((event) => ({
    ...event,
    guests: headcounts.get(event.id)?.expected ?? null,
  }));
  const rows = useRows(shortlist);
  const listings = useFitListings();
  const [chosen, setChosen] = useState<readonly VendorKindId[] | null>(null);
  const weekend = toWeekend(held);
  if (weekend === null)
    return <p>Add your events and how many guests each has, and you see here which venues suit them.</p>;
  if (listings === null) return <p className="note">Loading ...</p>;
  if (listings === "missing")
    return <p>We couldn&rsquo;t load the venues. They need a signal the first time.</p>;
  const { venues, vendors } = listings;
  const needed = vendors === null ? [] : (chosen ?? neededVendors(rows));
  const choose = (id: VendorKindId, isChosen: boolean) =>
    setChosen(
      vendorKinds.map((kind) => kind.id).filter((kind) => (kind === id ? isChosen : needed.includes(kind))),
    );
  return (
    <>
      {vendors === null ? (
        <p className="note">We couldn&rsquo;t load the vendors. They need a signal the first time.</p>
      ) : (
        <VendorKindsField kinds={vendorKinds} chosen={needed} choose={choose} />
      )}
      <Fitted
        weekend={{ ...weekend, vendors: needed }}
        venues={venues}
        vendors={vendors ?? nobody}
        areMore={isCut(listings, needed)}
      />
    </>
  );
}

const nobody: readonly FitVendor[] = [];

/** Milliseconds after which no further pairs of places are tried. */
const patience = 3000;

type FittedProps = {
  weekend: Weekend;
  venues: readonly FitVenue[];
  vendors: readonly FitVendor[];
  /** Whether more are listed than these. */
  areMore: boolean;
};

function Fitted({ weekend, venues, vendors, areMore }: FittedProps) {
  // Rows of the plan are new objects at each change; the address says whether anything differs.
  const address = formatWeekend(weekend);
  const report = useMemo(
    () => reportFits(weekend, findFits(weekend, venues, performance.now() + patience, vendors)),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address says all of the weekend
    [address, venues, vendors],
  );
  const asked = weekendToAsk(weekend, useToday());
  const hasCaterer = withKitchens(weekend).some(({ kitchens }) => kitchens.length > 0);
  return (
    <>
      {areMore && (
        <p className="note">
          To work without a signal, your plan looks at the {maxOfflineListings} best rated of a category.{" "}
          <ThemeLink to={address}>Search all of them</ThemeLink>
        </p>
      )}
      <p className="note">
        {hasCaterer ? "With a caterer of your own" : "With any kitchen"}, without alcohol, and at two places
        at most. <ThemeLink to={address}>Change needs, days and budget</ThemeLink>
      </p>
      <FitResults report={report} asked={asked} />
    </>
  );
}
