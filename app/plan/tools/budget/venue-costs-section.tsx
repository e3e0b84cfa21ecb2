import { lazy, Suspense, useState } from "react";

const VenueCosts = lazy(() => import("./venue-costs.tsx"));

/** What the venues on the shortlist come to; loaded when it is opened. */
export function VenueCostsSection() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section className="plan__section" aria-labelledby="plan-venue-costs">
      <h2 className="heading-medium" id="plan-venue-costs">
        What your venues cost, all in
      </h2>
      <details onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
        <summary>Compare the venues on your shortlist</summary>
        {wasOpened && (
          <Suspense fallback={<p className="note">Loading ...</p>}>
            <VenueCosts />
          </Suspense>
        )}
      </details>
    </section>
  );
}
