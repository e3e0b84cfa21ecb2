import { lazy, Suspense, useState } from "react";

const WeekendFit = lazy(() => import("./weekend-fit.tsx"));

/** Where the plan's whole weekend fits; loaded when it is opened. */
export function WeekendFitSection() {
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <section className="plan__section" aria-labelledby="plan-weekend-fit">
      <h3 className="heading-medium" id="plan-weekend-fit">
        Where your weekend fits
      </h3>
      <details onToggle={({ currentTarget }) => currentTarget.open && setWasOpened(true)}>
        <summary>Check your events against our venues and vendors</summary>
        {wasOpened && (
          <Suspense fallback={<p className="note">Loading ...</p>}>
            <WeekendFit />
          </Suspense>
        )}
      </details>
    </section>
  );
}
