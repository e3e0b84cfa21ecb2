import { useRef } from "react";

import { localOrigin } from "#app/plan/document/plan-table.ts";
import { setWeddingGuests, type GuestsByWedding } from "#app/plan/rules/start/set-wedding-guests.ts";
import { wedding, weddingRowId } from "#app/plan/schema/wedding.schema.ts";
import { useCanEdit, usePlan, useRow } from "#app/plan/session/plan-provider.tsx";
import { integerField } from "#app/plan/ui/fields/field-kinds.ts";
import { PlanField } from "#app/plan/ui/fields/plan-field.tsx";
import { useToast } from "#app/site/frame/toasts.tsx";

/** How many guests the wedding has in all; events that have their usual number follow it. */
export function WeddingGuests() {
  const { document, undo } = usePlan();
  const toast = useToast();
  /** The events that have followed so far: a number that is typed digit by digit is another one until the last. */
  const typed = useRef<GuestsByWedding | undefined>(undefined);
  const write = (guests: number | null) => {
    const isNew = typed.current === undefined;
    // Digits that follow each other quickly are one step of undo.
    if (isNew) undo.stopCapturing();
    document.transact(() => {
      typed.current = setWeddingGuests(document, guests, typed.current);
    }, localOrigin);
    const following = typed.current?.size ?? 0;
    if (isNew && following > 0)
      toast({
        title: "Guest numbers updated",
        description: `${following === 1 ? "1 event follows" : `${following} events follow`} the new number. Numbers you typed yourself stay.`,
      });
  };
  return (
    <PlanField
      {...integerField(0, 5000)}
      label="Guests in all"
      value={useRow(wedding, weddingRowId)?.guests ?? null}
      write={write}
      onLeave={() => {
        typed.current = undefined;
      }}
      readOnly={!useCanEdit()}
    />
  );
}
