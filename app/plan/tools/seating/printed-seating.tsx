import { memo } from "react";

import { PrintSheets } from "#app/plan/ui/print-sheets/print-sheets.tsx";

import { PlaceCards } from "./place-cards.tsx";
import type { SeatingPlan } from "#app/plan/rules/seating/seating-plan.ts";
import { PrintSheetByName, PrintSheetByTable } from "./seating-print-sheets.tsx";
import type { SeatingRow } from "#app/plan/rules/seating/seating-rows.ts";

type PrintedSeatingProps = {
  name: string;
  laid: SeatingPlan;
  rows: readonly SeatingRow[];
  meals: ReadonlyMap<string, string>;
};

/** The seating by table, by name and as place cards. */
export const PrintedSeating = memo(function PrintedSeating({ name, laid, rows, meals }: PrintedSeatingProps) {
  return (
    <PrintSheets
      sheets={[
        {
          id: "by-table",
          name: `${name}: by table`,
          sheet: <PrintSheetByTable event={name} laid={laid} rows={rows} meals={meals} />,
        },
        {
          id: "by-name",
          name: `${name}: by name`,
          sheet: <PrintSheetByName event={name} rows={rows} />,
        },
        {
          id: "place-cards",
          name: `${name}: place cards`,
          sheet: <PlaceCards event={name} rows={rows} />,
        },
      ]}
    />
  );
});
