import type { z } from "zod";

import type { PlanTable, PlanRow } from "#app/plan/document/plan-table.ts";

/** A row of a plan's table of which only some fields were written. */
export function rowOf<Shape extends z.ZodObject<z.core.$ZodShape>>(
  { shape }: PlanTable<Shape>,
  id: string,
  given: Partial<z.infer<Shape>>,
): PlanRow<Shape> {
  return { ...shape.parse(given), id };
}
