import { useRef, useState } from "react";
import { applyUpdate, encodeStateAsUpdate } from "yjs";

import { isUpdate } from "#app/plan/check-update.ts";
import { wedding, weddingRow } from "#app/plan/document/wedding-tables.ts";
import { downloadFile } from "#app/plan/download-file.ts";
import { largestDocument } from "#app/plan/plan-limits.ts";
import { deleteFromDevice } from "#app/plan/session/plan-session.ts";
import { forgetPlanHere } from "#app/plan/session/plans-here.ts";
import { carryTheme } from "#app/wedding-theme/carry-theme.ts";
import { useWeddingTheme } from "#app/wedding-theme/theme-provider.tsx";
import { useMayEdit, usePlan, useRow } from "#app/plan/session/plan-provider.tsx";

/** A copy as a file, and the way back from one. */
export function PlanCopies() {
  const { document: plan } = usePlan();
  const title = useRow(wedding, weddingRow)?.title ?? "";
  const mayEdit = useMayEdit();
  const [said, setSaid] = useState<string | null>(null);

  const download = () => {
    const file = new Blob([new Uint8Array(encodeStateAsUpdate(plan))], { type: "application/octet-stream" });
    downloadFile(`${fileName(title)}.wedding-plan`, file);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const bytes = file.size > largestDocument ? null : new Uint8Array(await file.arrayBuffer());
    if (bytes === null || !isUpdate(bytes)) {
      setSaid(`“${file.name}” is no copy of a plan. Nothing was changed.`);
      return;
    }
    applyUpdate(plan, bytes);
    setSaid(`What “${file.name}” says is in the plan now.`);
  };

  return (
    <div className="plan__copies">
      <button type="button" className="button button--line button--small" onClick={download}>
        Download a copy
      </button>
      {mayEdit && (
        <label className="button button--line button--small plan__open">
          Open a copy
          <input
            type="file"
            accept=".wedding-plan"
            className="visually-hidden"
            onChange={({ currentTarget }) => void open(currentTarget.files?.[0])}
          />
        </label>
      )}
      <DeleteHere />
      <output>{said}</output>
    </div>
  );
}

/** Removes the plan from this device; what the server has of it stays there. */
function DeleteHere() {
  const { here, close } = usePlan();
  const { addressTheme } = useWeddingTheme();
  const dialog = useRef<HTMLDialogElement>(null);
  const remove = async () => {
    forgetPlanHere(localStorage, here.store);
    close();
    await deleteFromDevice(here.store);
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
        <p>
          {here.planId === null
            ? "The plan is on this device alone: it will be gone. Download a copy first if in doubt."
            : "The plan stays on the server. With its link you can open it here again."}
        </p>
        <form method="dialog">
          <button type="submit" className="button button--line button--small">
            Keep it
          </button>
          <button
            type="button"
            className="button button--primary button--small"
            onClick={() => void remove()}
          >
            Delete it here
          </button>
        </form>
      </dialog>
    </>
  );
}

const fileName = (title: string) =>
  title.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "wedding";
