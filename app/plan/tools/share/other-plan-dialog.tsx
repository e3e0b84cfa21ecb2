import { useEffect, useId, useRef, useState } from "react";

import type { OtherPlan } from "#app/plan/exports/import-plan.ts";
import { addDevicePlan } from "#app/plan/session/add-device-plan.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";
import { deviceName } from "#app/ui/design-system/device-name.ts";

type OtherPlanDialogProps = { other: OtherPlan; replace: () => void; close: () => void };

/** Asks what becomes of a backup of another plan: another plan on this device, or in the place of the open one. */
export function OtherPlanDialog({ other, replace, close }: OtherPlanDialogProps) {
  const { here } = usePlan();
  const { addressTheme } = useWeddingTheme();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  const add = async () => {
    try {
      await addDevicePlan(other.bytes, other.title);
      window.location.assign(withThemeParam("/plan", addressTheme));
    } catch {
      setFailed(true);
    }
  };
  return (
    <dialog ref={dialog} className="plan__dialog" aria-labelledby={id} onClose={close}>
      <h3 className="heading-small" id={id}>
        This backup is from another plan
      </h3>
      <p>
        “{other.fileName}” is {other.title === "" ? "a different wedding plan" : `the plan of ${other.title}`}
        . Add it as another plan on {deviceName()}, or replace everything in this plan with it. You can undo a
        replacement.
        {here.planId !== null && " Everyone with a link to this plan would see it replaced."}
      </p>
      <output>
        {hasFailed &&
          `We couldn’t save it on ${deviceName()}: there may be no room left. Nothing was changed.`}
      </output>
      <form method="dialog">
        <button type="submit" className="button button--line button--small">
          Cancel
        </button>
        <button
          type="button"
          className="button button--line button--small"
          onClick={() => {
            replace();
            dialog.current?.close();
          }}
        >
          Replace this plan
        </button>
        <button type="button" className="button button--primary button--small" onClick={() => void add()}>
          Add as another plan
        </button>
      </form>
    </dialog>
  );
}
