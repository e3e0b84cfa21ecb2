import { useRef } from "react";

import { deletePlanHere } from "#app/plan/session/plan-session.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { forgetPlanHere } from "#app/plan/session/plans-here.ts";
import { forgetHearts } from "#app/plan/shortlist/note-hearts.ts";
import { carryTheme } from "#app/site/theme/with-theme-param.ts";
import { useWeddingTheme } from "#app/site/theme/theme-provider.tsx";

/** Removes the plan from this device; what the server has of it stays there. */
export function DeleteHere() {
  const { here, close } = usePlan();
  const { addressTheme } = useWeddingTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const remove = async () => {
    forgetPlanHere(localStorage, here.store);
    close();
    forgetHearts(localStorage);
    await deletePlanHere(here.store);
    window.location.assign(carryTheme("/plan", addressTheme));
  };
  return (
    <>
      <button
        type="button"
        className="button button--line button--small"
        onClick={() => dialog.current?.showModal()}
      >
        Delete from this device
      </button>
      <dialog ref={dialog} className="plan__dialog" aria-label="Delete from this device">
        <DeleteQuestion isHereAlone={here.planId === null} remove={() => void remove()} />
      </dialog>
    </>
  );
}

/** What stands in the dialog before a plan is removed from this device. */
export function DeleteQuestion({ isHereAlone, remove }: { isHereAlone: boolean; remove: () => void }) {
  return (
    <>
      <p>
        {isHereAlone
          ? "The plan is on this device alone: it will be gone. Download a copy first if in doubt."
          : "The plan stays on the server. With its link you can open it here again."}
      </p>
      <form method="dialog">
        <button type="submit" className="button button--line button--small">
          Keep it
        </button>
        <button type="button" className="button button--primary button--small" onClick={remove}>
          Delete it here
        </button>
      </form>
    </>
  );
}
