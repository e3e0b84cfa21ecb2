import { useRef } from "react";

import { deletePlanFromDevice } from "#app/plan/session/plan-session.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { forgetDevicePlan } from "#app/plan/session/device-plans.ts";
import { clearHearts } from "#app/plan/session/outbox/publish-hearts.ts";
import { clearPlanRecord } from "#app/plan/session/outbox/publish-plan-record.ts";
import { deviceName } from "#app/ui/design-system/device-name.ts";
import { withThemeParam } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** Removes the plan from this device; the server's copy stays. */
export function DeleteFromDevice() {
  const { here, close } = usePlan();
  const { addressTheme } = useWeddingTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const remove = async () => {
    forgetDevicePlan(localStorage, here.store);
    close();
    clearHearts(localStorage);
    clearPlanRecord(localStorage);
    await deletePlanFromDevice(here.store);
    window.location.assign(withThemeParam("/plan", addressTheme));
  };
  return (
    <>
      <button
        type="button"
        className="button button--line button--small"
        onClick={() => dialog.current?.showModal()}
      >
        Delete from {deviceName()}
      </button>
      <dialog ref={dialog} className="plan__dialog" aria-label={`Delete from ${deviceName()}`}>
        <DeleteConfirmation isHereAlone={here.planId === null} remove={() => void remove()} />
      </dialog>
    </>
  );
}

/** Text of the dialog before a plan is removed from this device. */
export function DeleteConfirmation({ isHereAlone, remove }: { isHereAlone: boolean; remove: () => void }) {
  return (
    <>
      <p>
        {isHereAlone
          ? `Your plan is only on ${deviceName()}, so this deletes it for good. Download a backup first if you’re not sure.`
          : "Your plan stays online. Its link opens it here again."}
      </p>
      <form method="dialog">
        <button type="submit" className="button button--line button--small">
          Cancel
        </button>
        <button type="button" className="button button--primary button--small" onClick={remove}>
          Delete
        </button>
      </form>
    </>
  );
}
