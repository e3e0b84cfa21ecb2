import { useEffect, useState } from "react";

import { PageMetadata } from "#app/site/metadata/page-metadata.tsx";
import { ErrorHero } from "#app/site/frame/error-view.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import { readDevicePlans, type DevicePlan } from "#app/plan/session/device-plans.ts";

import "./invalid-plan-link.css";

/** The page of a plan's link that no longer works; a device that has a copy of the plan offers it. */
export function InvalidPlanLink({ planKey }: { planKey: string }) {
  const [copy, setCopy] = useState<DevicePlan | null>(null);
  const { addressTheme } = useWeddingTheme();
  useEffect(() => {
    document.documentElement.setAttribute("data-ready", "");
    // oxlint-disable-next-line react-hooks/set-state-in-effect -- only the browser knows what is on the device
    setCopy(readDevicePlans(localStorage).find(({ key }) => key === planKey) ?? null);
  }, [planKey]);
  const text =
    "It has been replaced, or the plan was deleted. Ask the person who shared it with you for the new one.";
  return (
    <>
      <PageMetadata title="This link no longer works" description={text} path={null} noIndex />
      <ErrorHero heading="This link no longer works" text={text} />
      {copy !== null && (
        <div className="wrap plan">
          <section className="panel plan-copy" aria-labelledby="plan-here">
            <h2 className="heading-large" id="plan-here">
              Your copy is still here
            </h2>
            <p>
              It has the plan as it was when you last opened it
              {copy.role === "view" ? "." : ", with everything you wrote."}
            </p>
            <a
              className="button button--primary"
              href={`${withThemeParam("/plan", addressTheme)}#${planKey}`}
            >
              Open my copy
            </a>
          </section>
        </div>
      )}
    </>
  );
}
