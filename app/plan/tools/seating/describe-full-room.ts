import type { TableSeating } from "#app/plan/rules/seating/seating-plan.ts";
import { formatCount } from "#app/languages/site-language.ts";

/** What is said once everybody has a seat: how many people, and at how many tables somebody sits. */
export function describeFullRoom(tables: readonly TableSeating[]): string {
  const people = tables.reduce((sum, { taken }) => sum + taken, 0);
  const used = tables.filter(({ taken }) => taken > 0).length;
  return `Everybody has a seat: ${people === 1 ? "1 person" : `${formatCount(people)} people`} at ${used === 1 ? "1 table" : `${formatCount(used)} tables`}.`;
}
