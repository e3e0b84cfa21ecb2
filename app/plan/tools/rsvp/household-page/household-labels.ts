import type { HouseholdView, InvitedPerson } from "#app/plan/projections/household-view.ts";

/** What the ids of all fields of a household's form begin with. */
export const householdIdPrefix = "reply";

/** What a person is called before the name is known. */
export const personLabel = (name: string, at: number): string => (name === "" ? `Person ${at + 1}` : name);

/** What the summary of errors calls each field, in the order of the form. */
export function householdLabels(
  { events }: Pick<HouseholdView, "events">,
  persons: readonly Pick<InvitedPerson, "id" | "name">[],
): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const { id, name } of events) labels[`coming-${id}`] = name;
  for (const [at, { id, name }] of persons.entries()) {
    const person = personLabel(name, at);
    labels[`name-${id}`] = `${person}: name`;
    labels[`diets-${id}`] = `${person}: eats`;
    labels[`allergies-${id}`] = `${person}: allergies and other wishes`;
  }
  labels.message = "A message to the couple";
  return labels;
}
