import { useState } from "react";

import { usePlan } from "#app/plan/session/plan-provider.tsx";
import {
  choosePlan,
  isOwnAndBegun,
  newDevicePlan,
  noteTitle,
  readDevicePlans,
  saveDevicePlan,
  type DevicePlan,
} from "#app/plan/session/device-plans.ts";
import { roleNames } from "#app/plan/ui/role-names.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

import "./plans-on-device.css";

/** The other plans that this device knows, and the start of an own one where it has none. */
export function PlansOnDevice() {
  const { here } = usePlan();
  const { addressTheme } = useWeddingTheme();
  const [plans] = useState(() => readDevicePlans(localStorage));
  const others = plans.filter((plan) => plan.store !== here.store && plan.title !== null);
  const hasOwn = here.role === "edit" || others.some(isOwnAndBegun);
  if (others.length === 0 && hasOwn) return null;
  const open = (plan: DevicePlan) => {
    saveDevicePlan(localStorage, plan);
    if (plan.role === "edit") choosePlan(localStorage, plan.store);
    // What a link shows opens by it; the device's own plan where no link is named.
    const path = plan.role === "edit" || plan.key === null ? "/plan" : `/plans/${plan.key}`;
    window.location.assign(withThemeParam(path, addressTheme));
  };
  const startOwn = () => {
    const own = newDevicePlan();
    saveDevicePlan(localStorage, own);
    // Begun by this press: it goes before what a link shows, with nothing in it yet.
    noteTitle(localStorage, own.store, "");
    open(own);
  };
  return (
    <section className="plans-on-device" aria-labelledby="plans-on-device">
      <h3 className="plan-copies__heading" id="plans-on-device">
        {others.length === 0 ? "Planning a wedding of your own?" : `Other plans on ${deviceName()}`}
      </h3>
      {others.length > 0 && (
        <ul>
          {others.map((plan) => (
            <li key={plan.store}>
              <span>
                <strong>{plan.title || "A plan without a name"}</strong> (you {roleNames[plan.role]})
              </span>
              <button type="button" className="button button--line button--small" onClick={() => open(plan)}>
                Open<span className="visually-hidden"> {plan.title}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {!hasOwn && (
        <button type="button" className="button button--line button--small" onClick={startOwn}>
          Start your own plan
        </button>
      )}
    </section>
  );
}
