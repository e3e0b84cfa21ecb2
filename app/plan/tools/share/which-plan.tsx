import { memo, useId, useState } from "react";
import { flushSync } from "react-dom";

import { choosePlan, otherPlanToChoose, type DevicePlan } from "#app/plan/session/device-plans.ts";
import { isExample } from "#app/plan/session/example/example-tab.ts";
import { rememberFocus } from "#app/plan/ui/surviving-focus.ts";
import { usePlan, useRow } from "#app/plan/session/plan-provider.tsx";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { deviceName } from "#app/ui/design-system/device-name.ts";

import "./mail-offer.css";

/** Asks, once, which of two plans 'Your plan' opens: a link to edit another one was opened here. */
export const WhichPlan = memo(function WhichPlan() {
  const { here } = usePlan();
  const title = useRow(wedding, weddingRowId)?.title ?? "";
  const { addressTheme } = useWeddingTheme();
  const id = useId();
  const [other, setOther] = useState<DevicePlan | null>(() =>
    isExample(here) ? null : otherPlanToChoose(localStorage, here.store),
  );
  if (other === null) return null;
  const choose = (store: string) => {
    const focusNearby = rememberFocus();
    choosePlan(localStorage, store);
    if (store !== here.store) return window.location.assign(withThemeParam("/plan", addressTheme));
    flushSync(() => setOther(null));
    focusNearby();
  };
  const [thisName, otherName] = [title || "This plan", other.title || "The other plan"];
  return (
    <section className="mail-offer without-print" aria-labelledby={id}>
      <h2 className="heading-small" id={id}>
        Two plans on {deviceName()}
      </h2>
      <p>
        You can edit both. Which one should &lsquo;Your plan&rsquo; open, and take what you add on the site?
        Save &amp; share has the other one.
      </p>
      <p className="mail-offer__form">
        {[
          { store: here.store, name: thisName },
          { store: other.store, name: otherName },
        ].map(({ store, name }) => (
          <button
            key={store}
            type="button"
            className="button button--line button--small"
            onClick={() => choose(store)}
          >
            {name}
          </button>
        ))}
      </p>
    </section>
  );
});
