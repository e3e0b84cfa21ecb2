import type { PlanRow } from "#app/plan/document/plan-table.ts";
import type { wedding } from "#app/plan/schema/wedding.schema.ts";

type NamedCouple = Pick<PlanRow<(typeof wedding)["shape"]>, "partnerOne" | "partnerTwo" | "title">;

/** The couple as the heading of its page; '' while the plan has no name of theirs: such a page is not published. */
export function coupleNames(couple: NamedCouple | undefined): string {
  const names = [couple?.partnerOne ?? "", couple?.partnerTwo ?? ""].map((name) => name.trim());
  return names.filter((name) => name !== "").join(" & ") || (couple?.title.trim() ?? "");
}
