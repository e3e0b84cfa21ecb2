import { useEffect, useState } from "react";
import { encodeStateAsUpdate, type Doc } from "yjs";

import { viewTable } from "#app/plan/document/plan-table.ts";
import { guests, households } from "#app/plan/schema/guests.schema.ts";
import { usePlan } from "#app/plan/session/plan-provider.tsx";
import { deviceName } from "#app/ui/design-system/device-name.ts";

import { describeSizeLimit } from "./describe-size-limit.ts";

/** Once nothing has changed for so long the plan is measured, in milliseconds. */
const calmMillis = 4000;

/** A word above the tools when the plan comes near to what it may be. */
export function SizeLimitNote() {
  const { document } = usePlan();
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const measure = () =>
      setSaid(describeSizeLimit(encodeStateAsUpdate(document).byteLength, guestsOf(document), deviceName()));
    let calm = setTimeout(measure, 0);
    const wait = () => {
      clearTimeout(calm);
      calm = setTimeout(measure, calmMillis);
    };
    document.on("update", wait);
    return () => {
      clearTimeout(calm);
      document.off("update", wait);
    };
  }, [document]);
  return (
    <output className="plan__fullness" hidden={said === null}>
      {said}
    </output>
  );
}

/** Of a household that did not say how many they are, those who are known by name; it is one at least. */
function guestsOf(document: Doc): number {
  const named = Map.groupBy(viewTable(guests, document).rows(), ({ household }) => household);
  const rows = viewTable(households, document).rows();
  return rows.reduce((all, { id, people }) => all + (people ?? Math.max(1, named.get(id)?.length ?? 0)), 0);
}
