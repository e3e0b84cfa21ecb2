import type { Say } from "#app/languages/translate.ts";
import type { HouseholdView, InvitedPerson } from "#app/plan/projections/household-view.ts";

/** What the ids of all fields of a household's form begin with. */
export const householdIdPrefix = "reply";

/** What a person is called before the name is known. */
export const personLabel = (say: Say<"reply">, name: string, at: number): string =>
  name === "" ? say("reply", "person", { number: at + 1 }) : name;

/** What the summary of errors calls each field, in the order of the form. */
export function householdLabels(
  say: Say<"reply">,
  { events }: Pick<HouseholdView, "events">,
  persons: readonly Pick<InvitedPerson, "id" | "name">[],
): Record<string, string> {
  const labels: Record<string, string> = {};
  for (const { id, name } of events) labels[`coming-${id}`] = name;
  for (const [at, { id, name }] of persons.entries()) {
    const person = personLabel(say, name, at);
    labels[`name-${id}`] = say("reply", "nameOf", { person });
    labels[`diets-${id}`] = say("reply", "eatsOf", { person });
    labels[`meal-${id}`] = say("reply", "dishOf", { person });
    labels[`allergies-${id}`] = say("reply", "allergiesOf", { person });
  }
  labels["missing-name"] = say("reply", "missingName");
  labels["missing-word"] = say("reply", "missingWord");
  labels.message = say("reply", "message");
  return labels;
}
