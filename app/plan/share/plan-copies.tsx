import { useState } from "react";
import { applyUpdate, encodeStateAsUpdate } from "yjs";

import { isUpdate } from "../check-update.ts";
import { wedding, weddingRow } from "../document/plan-tables.ts";
import { largestDocument } from "../plan-limits.ts";
import { useMayEdit, usePlan, useRow } from "../session/plan-provider.tsx";

/** A copy as a file, and the way back from one. */
export function PlanCopies() {
  const { document: plan } = usePlan();
  const title = useRow(wedding, weddingRow)?.title ?? "";
  const mayEdit = useMayEdit();
  const [said, setSaid] = useState<string | null>(null);

  const download = () => {
    const file = new Blob([new Uint8Array(encodeStateAsUpdate(plan))], { type: "application/octet-stream" });
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = `${fileName(title)}.wedding-plan`;
    link.click();
    URL.revokeObjectURL(address);
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
      <output>{said}</output>
    </div>
  );
}

const fileName = (title: string) =>
  title.replaceAll(/[^\p{L}\p{N}]+/gu, "-").replaceAll(/^-|-$/g, "") || "wedding";
